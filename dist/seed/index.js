const T=process.getBuiltinModule;var le={181:(t=>{t.exports=T("buffer")}),4589:(t=>{t.exports=T("node:assert")}),6698:(t=>{t.exports=T("node:async_hooks")}),4573:(t=>{
t.exports=T("node:buffer")}),7598:(t=>{t.exports=T("node:crypto")}),3053:(t=>{t.exports=T("node:diagnostics_channel")}),8474:(t=>{t.exports=T("node:events")}),3024:(t=>{
t.exports=T("node:fs")}),1455:(t=>{t.exports=T("node:fs/promises")}),7067:(t=>{t.exports=T("node:http")}),2467:(t=>{t.exports=T("node:http2")}),7030:(t=>{t.exports=
T("node:net")}),8161:(t=>{t.exports=T("node:os")}),6760:(t=>{t.exports=T("node:path")}),643:(t=>{t.exports=T("node:perf_hooks")}),1792:(t=>{t.exports=T("node:qu\
erystring")}),99:(t=>{t.exports=T("node:sqlite")}),7075:(t=>{t.exports=T("node:stream")}),7830:(t=>{t.exports=T("node:stream/web")}),1692:(t=>{t.exports=T("node\
:tls")}),3136:(t=>{t.exports=T("node:url")}),7975:(t=>{t.exports=T("node:util")}),3429:(t=>{t.exports=T("node:util/types")}),5919:(t=>{t.exports=T("node:worker_\
threads")}),8522:(t=>{t.exports=T("node:zlib")}),932:(t=>{t.exports=T("process")}),7724:((t,w,s)=>{s.d(w,{h:()=>be});var h=s(3739),_=s(1709);async function c(e){
const n=j=>e[j.toLowerCase()]||e[j]||"",r=n("ALL_PROXY"),l=u(n("HTTP_PROXY")||r,"HTTP_PROXY"),b=u(n("HTTPS_PROXY")||r,"HTTPS_PROXY");if(l===""&&b==="")return fetch;
const k=await s.e(903).then(s.t.bind(s,9903,19)),L=new k.EnvHttpProxyAgent({httpProxy:l,httpsProxy:b,noProxy:n("NO_PROXY")}),V=k.fetch;return async(j,Y)=>{if(j instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const F=new URL(j);return(0,_.c)(F.hostname)?fetch(j,Y):V(F,{...Y,dispatcher:L})}}function u(e,n){
const r=e===""||e.includes("://")?e:`http://${e}`;if(r===""||URL.canParse(r))return r;throw new h.GQ("invalid_input",`${n} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}var f=s(3893),p=s(7255),g=s(5807),E=s(9127);function $({part:e,done:n,total:r,perSecond:l,leftMs:b}){const k=b===void 0||
n===r?"":`, ${(0,E.a)(b)} left`,L=l.toFixed(l<10?1:0);return`${e==="write"?"Written":"Deleted"} ${n} of ${r} (${L} a second${k})`}function C({waitMs:e,atOnce:n}){
return`Rate limit: waiting ${(0,E.a)(e)}, then at most ${n} at once`}function M({trouble:e}){const n=e.status===void 0?"had no answer":`was answered ${e.status}`;
return`A ${e.operation} ${n}; it is repeated`}function I({entries:e,deletes:n,written:r,deleted:l,dryRun:b,ms:k}){return b?`Dry run: ${e} would be written, ${n}\
 deleted`:`${r} written, ${l} deleted in ${(0,E.a)(k)}`}var N=s(8302);const P=10;class d{#e;#n={error:0,warning:0,notice:0};#s=0;constructor(n){this.#e=n}get dropped(){
return this.#s}add(n,r){if(this.#n[n]<P){this.#n[n]++,this.#e.annotate(n,r);return}this.#s++;const{place:l}=r,b=l===void 0?"":`${l.file}${l.line===void 0?"":`:${l.
line}`}: `;this.#e.line(`${n}: ${b}${r.message}`)}addDiagnostic(n){const{file:r,line:l,column:b}=n,k={file:r,...(0,N.Eb)({line:l??void 0,column:b??void 0})},L=n.
code===null?{}:{title:(0,g.Ow)(n.code,80)};this.add(n.severity,{...L,message:(0,g.Ow)(n.message,1e3),place:k})}}function o(e,n,r){for(const l of[r,...r.also]){const b=l.
place===void 0?{}:{place:l.place};n.add("error",{message:(0,g.Ow)(l.message),...b});for(const k of i(l))e.line(`  ${k}`)}}function i(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...m(e),...y(e.cause)]}function m({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,r=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${r}`]}function y(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,g.Ow)(e.
message,500)}`,...y(e.cause,n+1)]}const x=1e4;function R(e,n){const r=new d(e);return{tell:D(e,r,n),finish(l,b){return b.error?o(e,r,b.error):e.line(`\u2713 ${I(
b)}`),e.output("written",String(b.written)),e.output("deleted",String(b.deleted)),e.output("failed",String(b.failed)),e.summary(B(l,b)),b.error?1:0},fail(l){return o(
e,r,l),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function D(e,n,r){let l=r.now();return b=>{switch(b.type){case"checked":e.line(
`\u2713 Checked: ${b.entries} to write, ${b.deletes} to delete`);break;case"progress":if(r.now()-l<x&&b.done<b.total)break;l=r.now(),e.line($(b));break;case"thr\
ottled":e.line(C(b));break;case"trouble":n.add("warning",{message:M(b)});break;case"key-failed":break;default:(0,h.xb)(b)}}}function B({file:e,pruneFile:n},r){const l=[
e,n].filter(j=>j!==void 0).map(H),b=[["Written",r.written,r.entries],["Deleted",r.deleted,r.deletes]],k=r.unwrittenFile===void 0?"":`
Not written: ${H(r.unwrittenFile)} \u2013 seed it next.
`,L=r.dryRun?"checked (dry run)":r.error?"failed":"done",V=b.map(([j,Y,F])=>`| ${j} | ${Y} of ${F} |`).join(`
`);return`### Seeding ${L}: ${l.join(", ")}

| Keys | |
| --- | --- |
${V}
${k}`}function H(e){return`\`${(0,g.Ow)(e,300).replaceAll("`","'")}\``}var G=s(3024);const K=T("os");function J(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function A(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function a(e,n,r){const l=new U(e,n,r);process.stdout.write(l.toString()+K.EOL)}function S(e,n=""){a(e,{},n)}const O="::";class U{constructor(n,r,l){
n||(n="missing.command"),this.command=n,this.properties=r,this.message=l}toString(){let n=O+this.command;if(this.properties&&Object.keys(this.properties).length>
0){n+=" ";let r=!0;for(const l in this.properties)if(this.properties.hasOwnProperty(l)){const b=this.properties[l];b&&(r?r=!1:n+=",",n+=`${l}=${Q(b)}`)}}return n+=
`${O}${W(this.message)}`,n}}function W(e){return J(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Q(e){return J(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const z=T("fs");function te(e,n){const r=process.env[`GITHUB_${e}`];if(!r)throw new Error(
`Unable to find environment variable for file command ${e}`);if(!z.existsSync(r))throw new Error(`Missing file at path: ${r}`);z.appendFileSync(r,`${J(n)}${K.EOL}`,
{encoding:"utf8"})}function ne(e,n){const r=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,l=J(n);if(e.includes(r))throw new Error(`Unexpecte\
d input: name should not contain the delimiter "${r}"`);if(l.includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${e}\
<<${r}${K.EOL}${l}${K.EOL}${r}`}const ge=T("path");var se=function(e,n,r,l){function b(k){return k instanceof r?k:new r(function(L){L(k)})}return new(r||(r=Promise))(
function(k,L){function V(F){try{Y(l.next(F))}catch(q){L(q)}}function j(F){try{Y(l.throw(F))}catch(q){L(q)}}function Y(F){F.done?k(F.value):b(F.value).then(V,j)}
Y((l=l.apply(e,n||[])).next())})},Z;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Z||(Z={}));function Se(e,n){const r=toCommandValue(n);if(process.
env[e]=r,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,n));issueCommand("set-env",{name:e},r)}function de(e){a("add-mask",{},
e)}function $e(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function re(e,n){const r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(n&&n.required&&!r)throw new Error(`Input required and not supplied: ${e}`);
return n&&n.trimWhitespace===!1?r:r.trim()}function Oe(e,n){const r=re(e,n).split(`
`).filter(l=>l!=="");return n&&n.trimWhitespace===!1?r:r.map(l=>l.trim())}function xe(e,n){const r=["true","True","TRUE"],l=["false","False","FALSE"],b=re(e,n);
if(r.includes(b))return!0;if(l.includes(b))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function he(e,n){if(process.env.GITHUB_OUTPUT||"")return te("OUTPUT",ne(e,n));process.
stdout.write(K.EOL),a("set-output",{name:e},J(n))}function Te(e){issue("echo",e?"on":"off")}function Ae(e){process.exitCode=Z.Failure,oe(e)}function ve(){return process.
env.RUNNER_DEBUG==="1"}function Ce(e){issueCommand("debug",{},e)}function oe(e,n={}){a("error",A(n),e instanceof Error?e.toString():e)}function ie(e,n={}){a("wa\
rning",A(n),e instanceof Error?e.toString():e)}function pe(e,n={}){a("notice",A(n),e instanceof Error?e.toString():e)}function ae(e){process.stdout.write(e+K.EOL)}
function ue(e){S("group",e)}function ce(){S("endgroup")}function Ie(e,n){return se(this,void 0,void 0,function*(){ue(e);let r;try{r=yield n()}finally{ce()}return r})}
function _e(e,n){if(process.env.GITHUB_STATE||"")return te("STATE",ne(e,n));a("save-state",{name:e},J(n))}function Ne(e){return process.env[`STATE_${e}`]||""}function Pe(e){
return se(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const ke="slipway",me={error:oe,warning:ie,notice:pe};function we(e){const n=ye();
return{line:r=>ae(X(r)),group:r=>ue(X(r)),endGroup:ce,replay:(r,l)=>{ae([`::stop-commands::${l}`,...r.map(X),`::${l}::`].join(`
`))},annotate:(r,{message:l,title:b,place:k})=>{const{file:L,line:V,column:j}=k??{};me[r](X(l),(0,N.Eb)({title:b,file:L,startLine:V,startColumn:j}))},mask:de,output:(r,l)=>n(
"the outputs",()=>he(r,l)),state:(r,l)=>n("the state for the post step",()=>_e(r,l)),summary:r=>{e!==void 0&&n("the summary",()=>(0,G.writeFileSync)(e,r))}}}function ye(){
const e=new Set;return(n,r)=>{try{r()}catch(l){e.has(n)||ie(X(`The runner cannot keep ${n}: ${(0,h.I7)(l).message}`)),e.add(n)}}}function X(e){return(0,g.Ow)(e).
replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function be({env:e,clock:n,signal:r}){const l=Ee(e),b=we(e.GITHUB_STEP_SUMMARY||void 0);for(const L of(0,p.
Fj)(l,e))b.mask(L);const k=R(b,n);try{const L=(0,p.ns)(l,e),{seedFile:V}=await Promise.all([s.e(118),s.e(612)]).then(s.bind(s,4612)),j={fetch:await c(e),clock:n,
random:Math.random,report:k.tell,signal:r};return k.finish(L,await V(L,j))}catch(L){return k.fail((0,h.I7)(L))}}function Ee(e){const n=[...f.U.keys()].map(r=>[r,
e[`INPUT_${r.toUpperCase()}`]??""]);return Object.fromEntries(n)}}),1619:((t,w,s)=>{s.d(w,{J:()=>c});var h=s(3739),_=s(1709);function c(f,p){const g=f.trim(),E=URL.
canParse(g)?new URL(g):void 0;if(E===void 0||!["http:","https:"].includes(E.protocol))throw new h.GQ("invalid_input",`${p} is not an http(s) address`,{input:p,remedy:"\
Write it with its scheme, as https://platform.example.com."});if(E.username!==""||E.password!==""||E.search!==""||E.hash!=="")throw new h.GQ("invalid_input",`${p}\
 has more than host and path`,{input:p,remedy:"Leave out user name, password, query and fragment."});return u(E,p),E.pathname=E.pathname.replace(/\/+$/,""),E}function u(f,p){
if(!(f.protocol==="https:"||f.protocol==="http:"&&(0,_.c)(f.hostname)))throw new h.GQ("insecure_url",`${p} names ${f.origin}, which is not https`,{input:p,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((t,w,s)=>{s.d(w,{m:()=>_});const h=T("node:timers/promi\
ses"),_={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(u,f){f?.throwIfAborted();try{await(0,h.setTimeout)(u,void 0,{signal:f})}catch(p){throw f?.
throwIfAborted(),p}}},c=(u,f)=>{const p=setInterval(f,u).unref();return()=>clearInterval(p)}}),9127:((t,w,s)=>{s.d(w,{a:()=>c});var h=s(3739);function _(u,f){const p=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.
exec(u.trim()),[,g,E,$]=p??[],C=Number(g??0)*36e5+Number(E??0)*6e4+Number($??0)*1e3;if(!p||C===0)throw new SlipwayError("invalid_input",`${f}: "${u}" is not a d\
uration`,{input:f,remedy:"Write it with units, as 90s, 30m or 1h30m; it must be longer than zero."});return C}function c(u){if(u<1e3)return`${Math.round(u)}ms`;
if(u<59950)return`${(u/1e3).toFixed(1)}s`;const f=Math.round(u/1e3),p=g=>String(g).padStart(2,"0");return f<3600?`${Math.floor(f/60)}m ${p(f%60)}s`:`${Math.floor(
f/3600)}h ${p(Math.floor(f%3600/60))}m`}}),3739:((t,w,s)=>{s.d(w,{GQ:()=>c,I7:()=>u,xU:()=>p,xb:()=>f});const h={missing_input:"user",invalid_input:"user",invalid_file:"\
user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"\
user",seed_failed:"platform",interrupted:"user",internal:"slipway"},_=Object.keys(h);class c extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(C,M,I={}){
super(M,I.cause===void 0?void 0:{cause:I.cause}),this.code=C,this.mender=h[C],this.remedy=I.remedy,this.input=I.input,this.place=I.place,this.call=I.call,this.also=
I.also??[]}with({code:C=this.code,message:M=this.message,...I}){const{remedy:N,input:P,place:d,call:o,cause:i,also:m}=this;return new c(C,M,{remedy:N,input:P,place:d,
call:o,cause:i,also:m,...I})}}function u($){if($ instanceof c)return $;const C=$ instanceof Error?$.message:String($);return new c("internal",C,{cause:$,remedy:"\
This is a fault of Slipway. Please report it with the lines above."})}function f($){throw new c("internal",`Unhandled case: ${JSON.stringify($)}`)}function p($){
if(!(!($ instanceof Error)||!("code"in $)))return typeof $.code=="string"?$.code:void 0}const g=new Set(["ENOSPC","EDQUOT"]);function E($){return g.has(p($))}}),
9692:((t,w,s)=>{s.d(w,{sU:()=>_,q$:()=>x,bM:()=>B,U2:()=>D,Aw:()=>H});var h=s(8302);class _ extends Error{name="JsonTextError";offset;constructor(a,S){super(a),
this.offset=S}}const c=34,u=44,f=58,p=91,g=92,E=93,$=123,C=125,M=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,I=24,N=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,P=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
d=/true|false|null/y,o="a lone surrogate (half of a character) in a string";class i{#e;#n;#s;#r=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(a,S=!0,O){
this.#e=a,this.#n=S,this.#s=O}document(){this.#i();const a=this.#a()===$?"object":"other";do this.#p();while(this.#_());if(this.#i(),this.#t<this.#e.length)throw this.#u(
"the end");return a}#p(){for(;;){this.#i(),this.#r.length===1&&(this.#c.offset=this.#t);const a=this.#a();if(a===c){this.#f();return}if(a===$){if(this.#t+=1,this.#o(
C))return;this.#r.push(new Set),this.#l()}else if(a===p){if(this.#t+=1,this.#o(E))return;this.#r.push(void 0)}else{if(this.#h(P)||this.#h(d))return;throw this.#u(
"a value")}}}#_(){for(let a=this.#r.length;a>0;a--){const S=this.#r[a-1]!==void 0;if(a===1&&S&&this.#s&&this.#m(this.#s),this.#o(u))return S&&this.#l(),!0;if(!this.#o(
S?C:E))throw this.#u(`"," or "${S?"}":"]"}"`);this.#r.pop()}return!1}#m(a){a({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#l(){this.#i();const a=this.#t;
if(this.#a()!==c)throw this.#u("a name in double quotes");this.#f();const S=m(this.#e.slice(a,this.#t)),O=this.#r.at(-1);if(this.#n&&O?.has(S))throw new _(`the \
name "${S}" occurs twice in one object`,a);if(O?.add(S),!this.#o(f))throw this.#u('":"');this.#r.length===1&&(this.#c={name:S,nameOffset:a,offset:this.#t})}#f(){
const a=this.#e,S=this.#t;let O=S+1;for(;;){const U=a.charCodeAt(O);if(U===c)break;if(U===g)O=this.#y(O,S);else if(U>=55296&&U<=57343)O=this.#b(O,S);else if(U>=
32)O=O-S<I?O+1:this.#w(O);else throw this.#d(O)}this.#t=O+1}#w(a){return M.lastIndex=a,M.test(this.#e),M.lastIndex}#y(a,S){if(N.lastIndex=a,!N.test(this.#e))throw this.#d(
a);const O=N.lastIndex;if(!this.#n||O-a===2)return O;const U=Number.parseInt(this.#e.slice(a+2,O),16);if(U<55296||U>57343)return O;const W=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(O,O+6));if(U>=56320||!W)throw new _(o,S);return O+6}#b(a,S){const[O,U]=[this.#e.charCodeAt(a),this.#e.charCodeAt(a+1)],W=O<56320&&(U&64512)===
56320;if(this.#n&&!W)throw new _(o,S);return a+(W?2:1)}#d(a){const S=a>=this.#e.length;return new _(S?"a string does not end":"a bad escape or control character\
 in a string",a)}#o(a){return this.#i(),this.#a()!==a?!1:(this.#t+=1,!0)}#i(){for(;;){const a=this.#a();if(a!==32&&a!==10&&a!==13&&a!==9)return;this.#t+=1}}#a(){
return this.#e.charCodeAt(this.#t)}#h(a){return a.lastIndex=this.#t,a.test(this.#e)?(this.#t=a.lastIndex,!0):!1}#u(a){const S=this.#e.slice(this.#t,this.#t+1);return new _(
`expected ${a}, found ${S===""?"the end":JSON.stringify(S)}`,this.#t)}}function m(A){return A.includes("\\")?String(JSON.parse(A)):A.slice(1,-1)}function y(A,a){
const S=A.slice(0,a);return{line:S.split(`
`).length,column:a-S.lastIndexOf(`
`)}}function x(A){new i(A).document()}function R(A){try{new JsonScanner(A,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function D(A,a=!0){
const S=[];return new i(A,a,U=>S.push(U)).document()==="object"?S:void 0}function B(A){return A.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(A,a){
return A===a||G(A)===G(a)}function G(A){try{return String(JSON.parse(A,K))}catch(a){if(a instanceof RangeError)return B(A);throw a}}function K(A,a,S){return typeof a==
"number"?J(S?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,h.Gv)(a)?`{${Object.entries(a).map(([U,W])=>`${JSON.stringify(U)}:${W}`).sort().join(",")}\
}`:JSON.stringify(a)}function J(A){const[,a,S="",O="",U="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(A)??[],W=`${S}${O}`.replace(/^0+/,""),Q=W.replace(
/0+$/,"");if(Q==="")return`${a}0`;const z=BigInt(U)-BigInt(O.length)+BigInt(W.length-Q.length);return`${a}${Q}e${z}`}}),8302:((t,w,s)=>{s.d(w,{Eb:()=>_,Gv:()=>h});
function h(u){return typeof u=="object"&&u!==null&&!Array.isArray(u)}function _(u){const f=Object.entries(u).filter(([,p])=>p!==void 0);return Object.fromEntries(
f)}function c(u,f){return typeof u=="string"&&u.length<=f}}),1709:((t,w,s)=>{s.d(w,{c:()=>_});function h(c){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(c)}function _(c){
return/^(?:[^.]+\.)*localhost\.?$/i.test(c)||h(c.replace(/^\[|\]$/g,""))}}),5807:((t,w,s)=>{s.d(w,{Ow:()=>N});const h="\x1B",_="\x07",c=new RegExp(`${h}[\\]P_^X]\
[^${_}${h}]*(?:${_}|${h}\\\\)|${h}\\[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\\\\^-~]`,"g"),u=/[\t\n\v\f\r\u0085\u2028\u2029]/g,f=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}\
]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),p=new RegExp(`(?!\\t)(?:${f.source})`,"gu"),g=/^[ -~]*$/,
E=/^[\t -~]*$/;function $(d){return d.includes(h)?d.replace(c,""):d}function C(d){return E.test(d)?d:$(d).replace(/[\n\u2028\u2029]/g," ").replace(p,"")}function M(d,o){
return d.length>o?P(d,o):d}function I(d){return d.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function N(d,o=2e3){const i=d.length>o*8+1024?d.slice(0,o*8+1024):d;if(g.
test(i)&&i.length<=o)return d;const m=$(i).replace(u," ").replace(f,"").toWellFormed();return m.length>o||i.length<d.length?P(m,o):m}function P(d,o){if(o<1)return"";
const i=d.slice(0,o-1),m=i.charCodeAt(i.length-1);return`${m>=55296&&m<=56319?i.slice(0,-1):i}\u2026`}}),2345:((t,w,s)=>{s.d(w,{BL:()=>E,be:()=>p,jL:()=>f,ux:()=>h});
const h={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},c=["web-landing",...["api","web-ssr","sse"]],
u="us-east-2",f="execute-api",p="SERVICE_KVS_",g=/^[A-Za-z_][A-Za-z0-9_]*$/,E=/^[a-z][a-z0-9_]{0,31}$/,$=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,C={
bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},M={bytes:1024*1024,message:2e3,signal:20,
findings:500,file:1e3,findingMessage:1e3,findingCode:100}}),4077:((t,w,s)=>{s.a(t,async(h,_)=>{try{var c=s(7724),u=s(336);const f=new AbortController;process.on(
"SIGINT",()=>f.abort()),process.on("SIGTERM",()=>f.abort()),process.exitCode=await(0,c.h)({env:process.env,clock:u.m,signal:f.signal}),_()}catch(f){_(f)}},1)}),
4734:((t,w,s)=>{s.d(w,{Ar:()=>f,Cn:()=>u,J9:()=>I,mk:()=>N,mn:()=>C,wy:()=>M});var h=s(9692),_=s(2345),c=s(7561);function*u(o){const i=p(o,"");i instanceof c.L?
yield i:i===void 0?yield new c.L("an entry is an object {key, value, ttlSeconds?}",o.line,o.column):yield*C(i,o)}function*f(o){const i=p(o,"{}");if(i instanceof
c.L)yield i;else if(i!==void 0)for(const[m,y]of i){const{line:x,column:R}=o;yield*C(new Map([["key",{json:JSON.stringify(m),line:x,column:R}],["value",y]]),o)}}
function p(o,i){const{text:m,line:y,column:x}=o;if(m===void 0)return new c.L("the entry is far longer than any that is allowed",y,x);const R=i===""?0:1;try{const D=(0,h.
U2)(i===""?m:`{${m}}`);return D&&new Map(D.map(B=>[B.name,g(o,m,B,R)]))}catch(D){if(!(D instanceof h.sU))throw D;const B=E(o,m,D.offset-R);return new c.L(`not v\
alid JSON: ${D.message}`,B.line,B.column)}}function g(o,i,m,y){return{json:(0,h.bM)(m.text),...E(o,i,m.nameOffset-y)}}function E({line:o,column:i},m,y){const x=m.
slice(0,Math.max(0,y)),R=x.lastIndexOf(`
`);return R===-1?{line:o,column:i+x.length}:{line:o+x.split(`
`).length-1,column:x.length-R}}const $=new Set(["key","value","ttlSeconds"]);function*C(o,i){const m=[],y=(G,K)=>{m.push(new c.L(K,G?.line??i.line,G?.column??i.
column))};for(const[G,K]of o)$.has(G)||y(K,`an entry has no member "${G}": its members are key, value and ttlSeconds`);const[x,R,D]=[o.get("key"),o.get("value"),
o.get("ttlSeconds")],B=x&&N(x.json);x===void 0?y(void 0,"the entry has no key"):B!==void 0&&y(x,B),R===void 0?y(void 0,"the entry has no value"):P(R.json)>_.ux.
valueBytes&&y(R,`the value has ${P(R.json)} bytes of JSON; the most is ${_.ux.valueBytes}`);const H=D&&Number(D.json);D!==void 0&&!I(H)&&y(D,`ttlSeconds is ${d(
D.json)}; ${M}`),m.length>0||x===void 0||R===void 0?yield*m:yield{key:String(JSON.parse(x.json)),text:R.json,ttlSeconds:H,line:i.line}}const M=`it must be a who\
le number from ${_.ux.minTtlSeconds} to ${_.ux.maxTtlSeconds}`;function I(o){const{minTtlSeconds:i,maxTtlSeconds:m}=_.ux;return Number.isInteger(o)&&Number(o)>=
i&&Number(o)<=m}function N(o){const i=JSON.parse(o);if(typeof i!="string")return`the key is ${d(o)}, not a string`;if(i==="")return"the key is empty";if(!i.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(P(i)>_.ux.keyBytes)return`the key has ${P(i)} bytes of UTF-8; the most is ${_.ux.keyBytes}`}function P(o){
return Buffer.byteLength(o)}function d(o){return o.length>40?`${o.slice(0,39)}\u2026`:o}}),7561:((t,w,s)=>{s.d(w,{C:()=>u,L:()=>_});var h=s(3739);class _ extends Error{name="\
FileFault";line;column;constructor(p,g,E){super(p),this.line=g,this.column=E}}const c=100;class u{#e=[];#n=0;add(p,g){if(this.#n+=1,this.#e.length===c)return;const E={
file:p,line:g.line,column:g.column};this.#e.push(new h.GQ("invalid_file",g.message,{place:E,input:"file"}))}throwIfAny(){const[p]=this.#e;if(p===void 0)return;const g=this.#n-
this.#e.length,E=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new h.GQ("invalid_file",g>0?`${E} (the first ${c} a\
re shown)`:E,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}}),3893:((t,w,s)=>{s.d(w,
{U:()=>_});const h={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},
table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The dat\
a plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are\
 signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The\
 time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests at the s\
ame time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{value:"\
FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and show what would happe\
n, without sending anything."}},_=new Map(Object.entries(h)),c={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not \
be written or deleted."}}),7255:((t,w,s)=>{s.d(w,{Fj:()=>C,ns:()=>E});var h=s(1619),_=s(3739),c=s(2345),u=s(4734),f=s(3893);const p=d=>d==="file"?"kvs-seed-file":
`kvs-${d}`,g=256;function E(d,o,i=m=>m){const m=new P(d,i),{file:y,pruneFile:x}=m.files(),R={file:y,pruneFile:x,target:m.boolean("dry-run")?void 0:M(m,o),ttlSeconds:m.
number("ttl-seconds",u.J9,u.wy),concurrency:m.number("concurrency",$,`it must be a whole number from 1 to ${g}`)??1,verify:m.boolean("verify"),secrets:C(d,o)};return m.
throwIfAny(),R}function $(d){return Number.isInteger(d)&&d>=1&&d<=g}function C(d,o){const i=Object.entries(o).filter(([y])=>y.startsWith(`${c.be}TOKEN_`)),m=[d.
token,...i.map(([,y])=>y),o.AWS_SECRET_ACCESS_KEY,o.AWS_SESSION_TOKEN];return[...new Set(m.map(y=>y?.trim()??""))].filter(y=>y!=="")}function M(d,o){const i=d.text(
"table"),m=`${c.be}TOKEN_${i.toUpperCase()}`;i!==""&&!c.BL.test(i.toLowerCase())&&d.fault("invalid_input","table",`: "${i}" is not a table name`,"Write letters,\
 digits and _, as sessions.");const y=d.text("url")||o[`${c.be}URL`]||"";y===""?d.missing("url",`${c.be}URL`):d.try(()=>(0,h.J)(y,d.name("url")));const x=d.text(
"region")||o[`${c.be}REGION`]||"";x===""&&d.missing("region",`${c.be}REGION`);const R=d.text("token")||(i===""?"":o[m]?.trim())||"";R===""&&d.missing(i===""?"ta\
ble":"token",i===""?`${c.be}TOKEN_<TABLE>`:m);const D=async()=>I(o);return d.try(()=>I(o)),{url:y,region:x,token:R,credentials:D}}function I(d){const o=d.AWS_ACCESS_KEY_ID?.
trim(),i=d.AWS_SECRET_ACCESS_KEY?.trim(),m=d.AWS_SESSION_TOKEN?.trim(),y=Date.parse(d.AWS_CREDENTIAL_EXPIRATION??"");if(!o||!i)throw new _.GQ("missing_input",`T\
here are no AWS credentials: ${o?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:N});return{accessKeyId:o,secretAccessKey:i,
sessionToken:m||void 0,expiresAt:Number.isNaN(y)?void 0:y}}const N=`The key-value store accepts only calls of the app's function role. In a workflow, before thi\
s step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class P{#e;#n;#s=[];constructor(o,i){this.#e=o,this.#n=i}name(o){return this.#n(o)}text(o){return this.#e[o]?.trim()||(f.U.get(o)?.
default??"")}files(){const[o,i]=[this.text("file")||void 0,this.text("prune-file")||void 0];return o===void 0&&i===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:o,pruneFile:i}}boolean(o){const i=this.text(
o);return/^(?:true|false)$/i.test(i)||this.fault("invalid_input",o,`: "${i}" is neither true nor false`,"Write true or false."),i.toLowerCase()==="true"}number(o,i,m){
const y=this.text(o);if(y==="")return;const x=/^\d+$/.test(y)?Number(y):Number.NaN;return i(x)||this.fault("invalid_input",o,` is "${y}"; ${m}`,"Write a number."),
x}missing(o,i){this.fault("missing_input",o,` is not set, and neither is ${i}`,`Give ${this.name(o)}, or set ${i} as the platform shows it (Services > Databases\
).`)}fault(o,i,m,y){const x=this.name(i);this.#s.push(new _.GQ(o,`${x}${m}`,{input:x,remedy:y}))}try(o){try{o()}catch(i){if(!(i instanceof _.GQ))throw i;this.#s.
push(i)}}throwIfAny(){const[o,...i]=this.#s;if(o)throw o.with({also:i})}}})},ee={};function v(t){var w=ee[t];if(w!==void 0)return w.exports;var s=ee[t]={id:t,loaded:!1,
exports:{}},h=!0;try{le[t](s,s.exports,v),h=!1}finally{h&&delete ee[t]}return s.loaded=!0,s.exports}v.m=le,typeof v<"u"&&(v.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",w=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",h=c=>{c&&c.d<1&&(c.d=1,c.forEach(
u=>u.r--),c.forEach(u=>u.r--?u.r++:u()))},_=c=>c.map(u=>{if(u!==null&&typeof u=="object"){if(u[t])return u;if(u.then){var f=[];f.d=0,u.then(E=>{p[w]=E,h(f)},E=>{
p[s]=E,h(f)});var p={};return p[t]=E=>E(f),p}}var g={};return g[t]=E=>{},g[w]=u,g});v.a=(c,u,f)=>{var p;f&&((p=[]).d=-1);var g=new Set,E=c.exports,$,C,M,I=new Promise(
(N,P)=>{M=P,C=N});I[w]=E,I[t]=N=>(p&&N(p),g.forEach(N),I.catch(P=>{})),c.exports=I,u(N=>{$=_(N);var P,d=()=>$.map(i=>{if(i[s])throw i[s];return i[w]}),o=new Promise(
i=>{P=()=>i(d),P.r=0;var m=y=>y!==p&&!g.has(y)&&(g.add(y),y&&!y.d&&(P.r++,y.push(P)));$.map(y=>y[t](m))});return P.r?o:d()},N=>(N?M(I[s]=N):C(E),h(p))),p&&p.d<0&&
(p.d=0)}})(),(()=>{var t=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,w;v.t=function(s,h){if(h&1&&(s=this(s)),h&8||typeof s=="object"&&s&&(h&
4&&s.__esModule||h&16&&typeof s.then=="function"))return s;var _=Object.create(null);v.r(_);var c={};w=w||[null,t({}),t([]),t(t)];for(var u=h&2&&s;typeof u=="ob\
ject"&&!~w.indexOf(u);u=t(u))Object.getOwnPropertyNames(u).forEach(f=>c[f]=()=>s[f]);return c.default=()=>s,v.d(_,c),_}})(),v.d=(t,w)=>{for(var s in w)v.o(w,s)&&
!v.o(t,s)&&Object.defineProperty(t,s,{enumerable:!0,get:w[s]})},v.f={},v.e=t=>Promise.all(Object.keys(v.f).reduce((w,s)=>(v.f[s](t,w),w),[])),v.u=t=>""+t+".inde\
x.js",v.o=(t,w)=>Object.prototype.hasOwnProperty.call(t,w),v.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(t,"__esModule",{value:!0})},v.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},w=s=>{var{ids:h,modules:_,runtime:c}=s,
u,f,p=0;for(u in _)v.o(_,u)&&(v.m[u]=_[u]);for(c&&c(v);p<h.length;p++)f=h[p],v.o(t,f)&&t[f]&&t[f][0](),t[h[p]]=0};v.f.j=(s,h)=>{var _=v.o(t,s)?t[s]:void 0;if(_!==
0)if(_)h.push(_[1]);else{var c=import("./"+v.u(s)).then(w,u=>{throw t[s]!==0&&(t[s]=void 0),u}),c=Promise.race([c,new Promise(u=>_=t[s]=[u])]);h.push(_[1]=c)}}})();
var fe=v(4077);fe=await fe;

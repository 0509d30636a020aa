const I=process.getBuiltinModule;var le={181:(t=>{t.exports=I("buffer")}),4589:(t=>{t.exports=I("node:assert")}),6698:(t=>{t.exports=I("node:async_hooks")}),4573:(t=>{
t.exports=I("node:buffer")}),7598:(t=>{t.exports=I("node:crypto")}),3053:(t=>{t.exports=I("node:diagnostics_channel")}),8474:(t=>{t.exports=I("node:events")}),3024:(t=>{
t.exports=I("node:fs")}),1455:(t=>{t.exports=I("node:fs/promises")}),7067:(t=>{t.exports=I("node:http")}),2467:(t=>{t.exports=I("node:http2")}),7030:(t=>{t.exports=
I("node:net")}),8161:(t=>{t.exports=I("node:os")}),6760:(t=>{t.exports=I("node:path")}),643:(t=>{t.exports=I("node:perf_hooks")}),1792:(t=>{t.exports=I("node:qu\
erystring")}),99:(t=>{t.exports=I("node:sqlite")}),7075:(t=>{t.exports=I("node:stream")}),7830:(t=>{t.exports=I("node:stream/web")}),1692:(t=>{t.exports=I("node\
:tls")}),3136:(t=>{t.exports=I("node:url")}),7975:(t=>{t.exports=I("node:util")}),3429:(t=>{t.exports=I("node:util/types")}),5919:(t=>{t.exports=I("node:worker_\
threads")}),8522:(t=>{t.exports=I("node:zlib")}),932:(t=>{t.exports=I("process")}),7724:((t,b,s)=>{s.d(b,{h:()=>be});var d=s(3739),_=s(1709);async function c(e){
const n=j=>e[j.toLowerCase()]||e[j]||"",r=n("ALL_PROXY"),f=h(n("HTTP_PROXY")||r,"HTTP_PROXY"),E=h(n("HTTPS_PROXY")||r,"HTTPS_PROXY");if(f===""&&E==="")return fetch;
const L=await s.e(903).then(s.t.bind(s,9903,19)),M=new L.EnvHttpProxyAgent({httpProxy:f,httpsProxy:E,noProxy:n("NO_PROXY")}),V=L.fetch;return async(j,Y)=>{if(j instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const F=new URL(j);return(0,_.c)(F.hostname)?fetch(j,Y):V(F,{...Y,dispatcher:M})}}function h(e,n){
const r=e===""||e.includes("://")?e:`http://${e}`;if(r===""||URL.canParse(r))return r;throw new d.GQ("invalid_input",`${n} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}var m=s(3893),p=s(7255),g=s(5807),w=s(9127);function S({part:e,done:n,total:r,perSecond:f,leftMs:E}){const L=E===void 0||
n===r?"":`, ${(0,w.a3)(E)} left`,M=f.toFixed(f<10?1:0);return`${e==="write"?"Written":"Deleted"} ${n} of ${r} (${M} a second${L})`}function x({waitMs:e,atOnce:n}){
return`Rate limit: waiting ${(0,w.a3)(e)}, then at most ${n} at once`}function C({trouble:e}){const n=e.status===void 0?"had no answer":`was answered ${e.status}`;
return`A ${e.operation} ${n}; it is repeated`}function A({entries:e,deletes:n,written:r,deleted:f,dryRun:E,ms:L}){return E?`Dry run: ${e} would be written, ${n}\
 deleted`:`${r} written, ${f} deleted in ${(0,w.a3)(L)}`}var v=s(8302);const k=10;class U{#e;#n={error:0,warning:0,notice:0};#s=0;constructor(n){this.#e=n}get dropped(){
return this.#s}add(n,r){if(this.#n[n]<k){this.#n[n]++,this.#e.annotate(n,r);return}this.#s++;const{place:f}=r,E=f===void 0?"":`${f.file}${f.line===void 0?"":`:${f.
line}`}: `;this.#e.line(`${n}: ${E}${r.message}`)}addDiagnostic(n){const{file:r,line:f,column:E}=n,L={file:r,...(0,v.Eb)({line:f??void 0,column:E??void 0})},M=n.
code===null?{}:{title:(0,g.Ow)(n.code,80)};this.add(n.severity,{...M,message:(0,g.Ow)(n.message,1e3),place:L})}}function u(e,n,r){for(const f of[r,...r.also]){const E=f.
place===void 0?{}:{place:f.place};n.add("error",{message:(0,g.Ow)(f.message),...E});for(const L of i(f))e.line(`  ${L}`)}}function i(e){const n=e.remedy?.split(
`
`)??[];return e.mender==="user"?n:[...n,...o(e),...l(e.cause)]}function o({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,r=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${r}`]}function l(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,g.Ow)(e.
message,500)}`,...l(e.cause,n+1)]}const y=1e4;function O(e,n){const r=new U(e);return{tell:R(e,r,n),finish(f,E){return E.error?u(e,r,E.error):e.line(`\u2713 ${A(
E)}`),e.output("written",String(E.written)),e.output("deleted",String(E.deleted)),e.output("failed",String(E.failed)),e.summary(B(f,E)),E.error?1:0},fail(f){return u(
e,r,f),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function R(e,n,r){let f=r.now();return E=>{switch(E.type){case"checked":e.line(
`\u2713 Checked: ${E.entries} to write, ${E.deletes} to delete`);break;case"progress":if(r.now()-f<y&&E.done<E.total)break;f=r.now(),e.line(S(E));break;case"thr\
ottled":e.line(x(E));break;case"trouble":n.add("warning",{message:C(E)});break;case"key-failed":break;default:(0,d.xb)(E)}}}function B({file:e,pruneFile:n},r){const f=[
e,n].filter(j=>j!==void 0).map(H),E=[["Written",r.written,r.entries],["Deleted",r.deleted,r.deletes]],L=r.unwrittenFile===void 0?"":`
Not written: ${H(r.unwrittenFile)} \u2013 seed it next.
`,M=r.dryRun?"checked (dry run)":r.error?"failed":"done",V=E.map(([j,Y,F])=>`| ${j} | ${Y} of ${F} |`).join(`
`);return`### Seeding ${M}: ${f.join(", ")}

| Keys | |
| --- | --- |
${V}
${L}`}function H(e){return`\`${(0,g.Ow)(e,300).replaceAll("`","'")}\``}var G=s(3024);const K=I("os");function J(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function N(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function a(e,n,r){const f=new D(e,n,r);process.stdout.write(f.toString()+K.EOL)}function $(e,n=""){a(e,{},n)}const T="::";class D{constructor(n,r,f){
n||(n="missing.command"),this.command=n,this.properties=r,this.message=f}toString(){let n=T+this.command;if(this.properties&&Object.keys(this.properties).length>
0){n+=" ";let r=!0;for(const f in this.properties)if(this.properties.hasOwnProperty(f)){const E=this.properties[f];E&&(r?r=!1:n+=",",n+=`${f}=${Q(E)}`)}}return n+=
`${T}${W(this.message)}`,n}}function W(e){return J(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Q(e){return J(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const X=I("fs");function te(e,n){const r=process.env[`GITHUB_${e}`];if(!r)throw new Error(
`Unable to find environment variable for file command ${e}`);if(!X.existsSync(r))throw new Error(`Missing file at path: ${r}`);X.appendFileSync(r,`${J(n)}${K.EOL}`,
{encoding:"utf8"})}function ne(e,n){const r=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,f=J(n);if(e.includes(r))throw new Error(`Unexpecte\
d input: name should not contain the delimiter "${r}"`);if(f.includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${e}\
<<${r}${K.EOL}${f}${K.EOL}${r}`}const ge=I("path");var se=function(e,n,r,f){function E(L){return L instanceof r?L:new r(function(M){M(L)})}return new(r||(r=Promise))(
function(L,M){function V(F){try{Y(f.next(F))}catch(q){M(q)}}function j(F){try{Y(f.throw(F))}catch(q){M(q)}}function Y(F){F.done?L(F.value):E(F.value).then(V,j)}
Y((f=f.apply(e,n||[])).next())})},Z;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Z||(Z={}));function Se(e,n){const r=toCommandValue(n);if(process.
env[e]=r,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,n));issueCommand("set-env",{name:e},r)}function de(e){a("add-mask",{},
e)}function $e(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function re(e,n){const r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(n&&n.required&&!r)throw new Error(`Input required and not supplied: ${e}`);
return n&&n.trimWhitespace===!1?r:r.trim()}function Oe(e,n){const r=re(e,n).split(`
`).filter(f=>f!=="");return n&&n.trimWhitespace===!1?r:r.map(f=>f.trim())}function xe(e,n){const r=["true","True","TRUE"],f=["false","False","FALSE"],E=re(e,n);
if(r.includes(E))return!0;if(f.includes(E))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function he(e,n){if(process.env.GITHUB_OUTPUT||"")return te("OUTPUT",ne(e,n));process.
stdout.write(K.EOL),a("set-output",{name:e},J(n))}function Te(e){issue("echo",e?"on":"off")}function Ae(e){process.exitCode=Z.Failure,oe(e)}function Ce(){return process.
env.RUNNER_DEBUG==="1"}function ve(e){issueCommand("debug",{},e)}function oe(e,n={}){a("error",N(n),e instanceof Error?e.toString():e)}function ie(e,n={}){a("wa\
rning",N(n),e instanceof Error?e.toString():e)}function pe(e,n={}){a("notice",N(n),e instanceof Error?e.toString():e)}function ae(e){process.stdout.write(e+K.EOL)}
function ue(e){$("group",e)}function ce(){$("endgroup")}function Ie(e,n){return se(this,void 0,void 0,function*(){ue(e);let r;try{r=yield n()}finally{ce()}return r})}
function _e(e,n){if(process.env.GITHUB_STATE||"")return te("STATE",ne(e,n));a("save-state",{name:e},J(n))}function Ne(e){return process.env[`STATE_${e}`]||""}function Pe(e){
return se(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const ke="slipway",me={error:oe,warning:ie,notice:pe};function we(e){const n=ye();
return{line:r=>ae(z(r)),group:r=>ue(z(r)),endGroup:ce,replay:(r,f)=>{ae([`::stop-commands::${f}`,...r.map(z),`::${f}::`].join(`
`))},annotate:(r,{message:f,title:E,place:L})=>{const{file:M,line:V,column:j}=L??{};me[r](z(f),(0,v.Eb)({title:E,file:M,startLine:V,startColumn:j}))},mask:de,output:(r,f)=>n(
"the outputs",()=>he(r,f)),state:(r,f)=>n("the state for the post step",()=>_e(r,f)),summary:r=>{e!==void 0&&n("the summary",()=>(0,G.writeFileSync)(e,r))}}}function ye(){
const e=new Set;return(n,r)=>{try{r()}catch(f){e.has(n)||ie(z(`The runner cannot keep ${n}: ${(0,d.I7)(f).message}`)),e.add(n)}}}function z(e){return(0,g.Ow)(e).
replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function be({env:e,clock:n,signal:r}){const f=Ee(e),E=we(e.GITHUB_STEP_SUMMARY||void 0);for(const M of(0,p.
Fj)(f,e))E.mask(M);const L=O(E,n);try{const M=(0,p.ns)(f,e),{seedFile:V}=await Promise.all([s.e(118),s.e(612)]).then(s.bind(s,4612)),j={fetch:await c(e),clock:n,
random:Math.random,report:L.tell,signal:r};return L.finish(M,await V(M,j))}catch(M){return L.fail((0,d.I7)(M))}}function Ee(e){const n=[...m.U.keys()].map(r=>[r,
e[`INPUT_${r.toUpperCase()}`]??""]);return Object.fromEntries(n)}}),1619:((t,b,s)=>{s.d(b,{J:()=>c});var d=s(3739),_=s(1709);function c(m,p){const g=m.trim(),w=URL.
canParse(g)?new URL(g):void 0;if(w===void 0||!["http:","https:"].includes(w.protocol))throw new d.GQ("invalid_input",`${p} is not an http(s) address`,{input:p,remedy:"\
Write it with its scheme, as https://platform.example.com."});if(w.username!==""||w.password!==""||w.search!==""||w.hash!=="")throw new d.GQ("invalid_input",`${p}\
 has more than host and path`,{input:p,remedy:"Leave out user name, password, query and fragment."});return h(w,p),w.pathname=w.pathname.replace(/\/+$/,""),w}function h(m,p){
if(!(m.protocol==="https:"||m.protocol==="http:"&&(0,_.c)(m.hostname)))throw new d.GQ("insecure_url",`${p} names ${m.origin}, which is not https`,{input:p,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((t,b,s)=>{s.d(b,{ml:()=>_});const d=I("node:timers/prom\
ises"),_={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(m,p){p?.throwIfAborted();try{await(0,d.setTimeout)(m,void 0,{signal:p})}catch(g){throw p?.
throwIfAborted(),g}},after(m,p){const g=setTimeout(p,m);return()=>clearTimeout(g)}},c={now(){const{user:m,system:p}=process.cpuUsage();return(m+p)/1e3}},h=(m,p)=>{
const g=setInterval(p,m).unref();return()=>clearInterval(g)}}),9127:((t,b,s)=>{s.d(b,{a3:()=>h});var d=s(3739);const _=null;function c(w,S){const x=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(w.trim()),[,...C]=x??[],A=_.reduce((v,k,U)=>v+Number(C[U]??0)*k,0);if(!x||A===0)throw new SlipwayError("invalid_input",`${S}: "${w}" is not a duration`,{input:S,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return A}function h(w){if(w<1e3)return`${Math.round(w)}ms`;if(w<59950)
return`${(w/1e3).toFixed(1)}s`;const S=Math.round(w/1e3),x=C=>String(C).padStart(2,"0");return S<3600?`${Math.floor(S/60)}m ${x(S%60)}s`:`${Math.floor(S/3600)}h\
 ${x(Math.floor(S%3600/60))}m`}const m=null,p=null;function g(w,S){const x=S-w;if(x>p)return new Date(w).toISOString().slice(0,10);const[C,A]=m.find(([,k])=>x>=
k)??[];if(!C||C==="second"&&x<1e4)return"just now";const v=Math.floor(x/A);return`${v} ${C}${v===1?"":"s"} ago`}}),3739:((t,b,s)=>{s.d(b,{GQ:()=>c,I7:()=>h,xU:()=>p,
xb:()=>m});const d={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},_=Object.keys(d);class c extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(x,C,A={}){super(C,A.cause===void 0?void 0:{cause:A.cause}),this.code=x,this.mender=d[x],this.remedy=
A.remedy,this.input=A.input,this.place=A.place,this.call=A.call,this.also=A.also??[]}with({code:x=this.code,message:C=this.message,...A}){const{remedy:v,input:k,
place:U,call:u,cause:i,also:o}=this;return new c(x,C,{remedy:v,input:k,place:U,call:u,cause:i,also:o,...A})}}function h(S){if(S instanceof c)return S;const x=S instanceof
Error?S.message:String(S);return new c("internal",x,{cause:S,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function m(S){throw new c(
"internal",`Unhandled case: ${JSON.stringify(S)}`)}function p(S){if(!(!(S instanceof Error)||!("code"in S)))return typeof S.code=="string"?S.code:void 0}const g=new Set(
["ENOSPC","EDQUOT"]);function w(S){return g.has(p(S))}}),9692:((t,b,s)=>{s.d(b,{sU:()=>_,q$:()=>y,bM:()=>B,U2:()=>R,Aw:()=>H});var d=s(8302);class _ extends Error{name="\
JsonTextError";offset;constructor(a,$){super(a),this.offset=$}}const c=34,h=44,m=58,p=91,g=92,w=93,S=123,x=125,C=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,A=24,v=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
k=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,U=/true|false|null/y,u="a lone surrogate (half of a character) in a string";class i{#e;#n;#s;#r=[];#t=0;#c={name:"",
nameOffset:0,offset:0};constructor(a,$=!0,T){this.#e=a,this.#n=$,this.#s=T}document(){this.#i();const a=this.#a()===S?"object":"other";do this.#p();while(this.#_());
if(this.#i(),this.#t<this.#e.length)throw this.#u("the end");return a}#p(){for(;;){this.#i(),this.#r.length===1&&(this.#c.offset=this.#t);const a=this.#a();if(a===
c){this.#f();return}if(a===S){if(this.#t+=1,this.#o(x))return;this.#r.push(new Set),this.#l()}else if(a===p){if(this.#t+=1,this.#o(w))return;this.#r.push(void 0)}else{
if(this.#h(k)||this.#h(U))return;throw this.#u("a value")}}}#_(){for(let a=this.#r.length;a>0;a--){const $=this.#r[a-1]!==void 0;if(a===1&&$&&this.#s&&this.#m(this.#s),
this.#o(h))return $&&this.#l(),!0;if(!this.#o($?x:w))throw this.#u(`"," or "${$?"}":"]"}"`);this.#r.pop()}return!1}#m(a){a({...this.#c,text:this.#e.slice(this.#c.
offset,this.#t)})}#l(){this.#i();const a=this.#t;if(this.#a()!==c)throw this.#u("a name in double quotes");this.#f();const $=o(this.#e.slice(a,this.#t)),T=this.#r.
at(-1);if(this.#n&&T?.has($))throw new _(`the name "${$}" occurs twice in one object`,a);if(T?.add($),!this.#o(m))throw this.#u('":"');this.#r.length===1&&(this.#c=
{name:$,nameOffset:a,offset:this.#t})}#f(){const a=this.#e,$=this.#t;let T=$+1;for(;;){const D=a.charCodeAt(T);if(D===c)break;if(D===g)T=this.#y(T,$);else if(D>=
55296&&D<=57343)T=this.#b(T,$);else if(D>=32)T=T-$<A?T+1:this.#w(T);else throw this.#d(T)}this.#t=T+1}#w(a){return C.lastIndex=a,C.test(this.#e),C.lastIndex}#y(a,$){
if(v.lastIndex=a,!v.test(this.#e))throw this.#d(a);const T=v.lastIndex;if(!this.#n||T-a===2)return T;const D=Number.parseInt(this.#e.slice(a+2,T),16);if(D<55296||
D>57343)return T;const W=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(T,T+6));if(D>=56320||!W)throw new _(u,$);return T+6}#b(a,$){const[T,D]=[this.#e.charCodeAt(
a),this.#e.charCodeAt(a+1)],W=T<56320&&(D&64512)===56320;if(this.#n&&!W)throw new _(u,$);return a+(W?2:1)}#d(a){const $=a>=this.#e.length;return new _($?"a stri\
ng does not end":"a bad escape or control character in a string",a)}#o(a){return this.#i(),this.#a()!==a?!1:(this.#t+=1,!0)}#i(){for(;;){const a=this.#a();if(a!==
32&&a!==10&&a!==13&&a!==9)return;this.#t+=1}}#a(){return this.#e.charCodeAt(this.#t)}#h(a){return a.lastIndex=this.#t,a.test(this.#e)?(this.#t=a.lastIndex,!0):!1}#u(a){
const $=this.#e.slice(this.#t,this.#t+1);return new _(`expected ${a}, found ${$===""?"the end":JSON.stringify($)}`,this.#t)}}function o(N){return N.includes("\\")?
String(JSON.parse(N)):N.slice(1,-1)}function l(N,a){const $=N.slice(0,a);return{line:$.split(`
`).length,column:a-$.lastIndexOf(`
`)}}function y(N){new i(N).document()}function O(N){try{new JsonScanner(N,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function R(N,a=!0){
const $=[];return new i(N,a,D=>$.push(D)).document()==="object"?$:void 0}function B(N){return N.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(N,a){
return N===a||G(N)===G(a)}function G(N){try{return String(JSON.parse(N,K))}catch(a){if(a instanceof RangeError)return B(N);throw a}}function K(N,a,$){return typeof a==
"number"?J($?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,d.Gv)(a)?`{${Object.entries(a).map(([D,W])=>`${JSON.stringify(D)}:${W}`).sort().join(",")}\
}`:JSON.stringify(a)}function J(N){const[,a,$="",T="",D="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(N)??[],W=`${$}${T}`.replace(/^0+/,""),Q=W.replace(
/0+$/,"");if(Q==="")return`${a}0`;const X=BigInt(D)-BigInt(T.length)+BigInt(W.length-Q.length);return`${a}${Q}e${X}`}}),8302:((t,b,s)=>{s.d(b,{Eb:()=>_,Gv:()=>d});
function d(h){return typeof h=="object"&&h!==null&&!Array.isArray(h)}function _(h){const m=Object.entries(h).filter(([,p])=>p!==void 0);return Object.fromEntries(
m)}function c(h,m){return typeof h=="string"&&h.length<=m}}),1709:((t,b,s)=>{s.d(b,{c:()=>_});function d(c){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(c)}function _(c){
return/^(?:[^.]+\.)*localhost\.?$/i.test(c)||d(c.replace(/^\[|\]$/g,""))}}),5807:((t,b,s)=>{s.d(b,{Ow:()=>u});const d="\x1B",_="\x07",c=new RegExp(`${d}[\\]P_^X]\
[^${_}${d}]*(?:${_}|${d}\\\\)|${d}\\[[0-?]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\\^-~]`,"g"),h=/[\t\n\v\f\r\u0085\u2028\u2029]/g,m=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}\
]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),p=new RegExp(`(?!\\t)(?:${m.source})`,"gu"),g=new RegExp(
`${d}\\[[0-9;:]{0,40}m`,"g");function w(o){const l=o.includes(d)?o.match(g)??[]:[];return l.length===0?{texts:[o],codes:l}:{texts:o.split(g),codes:l}}const S=/^[ -~]*$/,
x=/^[\t -~]*$/;function C(o){return o.includes(d)?o.replace(c,""):o}function A(o){return x.test(o)?o:C(o).replace(/[\n\u2028\u2029]/g," ").replace(p,"")}function v(o){
return o.split(`
`).map(A).join(`
`)}function k(o,l){return o.length>l?i(o,l):o}function U(o){return o.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function u(o,l=2e3){const y=o.length>l*8+1024?o.slice(
0,l*8+1024):o;if(S.test(y)&&y.length<=l)return o;const O=C(y).replace(h," ").replace(m,"").toWellFormed();return O.length>l||y.length<o.length?i(O,l):O}function i(o,l){
if(l<1)return"";const y=o.slice(0,l-1),O=y.charCodeAt(y.length-1);return`${O>=55296&&O<=56319?y.slice(0,-1):y}\u2026`}}),2345:((t,b,s)=>{s.d(b,{BL:()=>w,be:()=>p,
jL:()=>m,ux:()=>d});const d={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},c=["web-landing",...["api",
"web-ssr","sse"]],h="us-east-2",m="execute-api",p="SERVICE_KVS_",g=/^[A-Za-z_][A-Za-z0-9_]*$/,w=/^[a-z][a-z0-9_]{0,31}$/,S=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,
x={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},C={pageDefault:64*1024,pageMost:256*
1024},A={subject:200,author:100},v={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),
4077:((t,b,s)=>{s.a(t,async(d,_)=>{try{var c=s(7724),h=s(336);const m=new AbortController;process.on("SIGINT",()=>m.abort()),process.on("SIGTERM",()=>m.abort()),
process.exitCode=await(0,c.h)({env:process.env,clock:h.ml,signal:m.signal}),_()}catch(m){_(m)}},1)}),4734:((t,b,s)=>{s.d(b,{Ar:()=>m,Cn:()=>h,J9:()=>A,mk:()=>v,
mn:()=>x,wy:()=>C});var d=s(9692),_=s(2345),c=s(7561);function*h(u){const i=p(u,"");i instanceof c.L?yield i:i===void 0?yield new c.L("an entry is an object {ke\
y, value, ttlSeconds?}",u.line,u.column):yield*x(i,u)}function*m(u){const i=p(u,"{}");if(i instanceof c.L)yield i;else if(i!==void 0)for(const[o,l]of i){const{line:y,
column:O}=u;yield*x(new Map([["key",{json:JSON.stringify(o),line:y,column:O}],["value",l]]),u)}}function p(u,i){const{text:o,line:l,column:y}=u;if(o===void 0)return new c.
L("the entry is far longer than any that is allowed",l,y);const O=i===""?0:1;try{const R=(0,d.U2)(i===""?o:`{${o}}`);return R&&new Map(R.map(B=>[B.name,g(u,o,B,
O)]))}catch(R){if(!(R instanceof d.sU))throw R;const B=w(u,o,R.offset-O);return new c.L(`not valid JSON: ${R.message}`,B.line,B.column)}}function g(u,i,o,l){return{
json:(0,d.bM)(o.text),...w(u,i,o.nameOffset-l)}}function w({line:u,column:i},o,l){const y=o.slice(0,Math.max(0,l)),O=y.lastIndexOf(`
`);return O===-1?{line:u,column:i+y.length}:{line:u+y.split(`
`).length-1,column:y.length-O}}const S=new Set(["key","value","ttlSeconds"]);function*x(u,i){const o=[],l=(G,K)=>{o.push(new c.L(K,G?.line??i.line,G?.column??i.
column))};for(const[G,K]of u)S.has(G)||l(K,`an entry has no member "${G}": its members are key, value and ttlSeconds`);const[y,O,R]=[u.get("key"),u.get("value"),
u.get("ttlSeconds")],B=y&&v(y.json);y===void 0?l(void 0,"the entry has no key"):B!==void 0&&l(y,B),O===void 0?l(void 0,"the entry has no value"):k(O.json)>_.ux.
valueBytes&&l(O,`the value has ${k(O.json)} bytes of JSON; the most is ${_.ux.valueBytes}`);const H=R&&Number(R.json);R!==void 0&&!A(H)&&l(R,`ttlSeconds is ${U(
R.json)}; ${C}`),o.length>0||y===void 0||O===void 0?yield*o:yield{key:String(JSON.parse(y.json)),text:O.json,ttlSeconds:H,line:i.line}}const C=`it must be a who\
le number from ${_.ux.minTtlSeconds} to ${_.ux.maxTtlSeconds}`;function A(u){const{minTtlSeconds:i,maxTtlSeconds:o}=_.ux;return Number.isInteger(u)&&Number(u)>=
i&&Number(u)<=o}function v(u){const i=JSON.parse(u);if(typeof i!="string")return`the key is ${U(u)}, not a string`;if(i==="")return"the key is empty";if(!i.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(k(i)>_.ux.keyBytes)return`the key has ${k(i)} bytes of UTF-8; the most is ${_.ux.keyBytes}`}function k(u){
return Buffer.byteLength(u)}function U(u){return u.length>40?`${u.slice(0,39)}\u2026`:u}}),7561:((t,b,s)=>{s.d(b,{C:()=>h,L:()=>_});var d=s(3739);class _ extends Error{name="\
FileFault";line;column;constructor(p,g,w){super(p),this.line=g,this.column=w}}const c=100;class h{#e=[];#n=0;add(p,g){if(this.#n+=1,this.#e.length===c)return;const w={
file:p,line:g.line,column:g.column};this.#e.push(new d.GQ("invalid_file",g.message,{place:w,input:"file"}))}throwIfAny(){const[p]=this.#e;if(p===void 0)return;const g=this.#n-
this.#e.length,w=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new d.GQ("invalid_file",g>0?`${w} (the first ${c} a\
re shown)`:w,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}}),3893:((t,b,s)=>{s.d(b,
{U:()=>_});const d={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or an object of key to value."},
table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KVS_URL`",description:"The dat\
a plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"The region that requests are\
 signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{value:"N",description:"The\
 time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"Requests at the s\
ame time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},"prune-file":{value:"\
FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and show what would happe\
n, without sending anything."}},_=new Map(Object.entries(d)),c={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"Keys that could not \
be written or deleted."}}),7255:((t,b,s)=>{s.d(b,{Fj:()=>C,ns:()=>w});var d=s(1619),_=s(3739),c=s(2345),h=s(4734),m=s(3893);const p=u=>u==="file"?"kvs-seed-file":
`kvs-${u}`,g=256;function w(u,i,o=l=>l){const l=new U(u,o),{file:y,pruneFile:O}=l.files(),R={file:y,pruneFile:O,target:l.boolean("dry-run")?void 0:A(l,i),ttlSeconds:l.
number("ttl-seconds",h.J9,h.wy),concurrency:l.number("concurrency",x,`it must be a whole number from 1 to ${g}`)??1,verify:l.boolean("verify"),secrets:C(u,i)};return l.
throwIfAny(),R}function S(u,i){const o={table:u},l=new U(o,O=>O),y=A(l,i);return l.throwIfAny(),{target:y,secrets:C(o,i)}}function x(u){return Number.isInteger(
u)&&u>=1&&u<=g}function C(u,i){const o=Object.entries(i).filter(([y])=>y.startsWith(`${c.be}TOKEN_`)),l=[u.token,...o.map(([,y])=>y),i.AWS_SECRET_ACCESS_KEY,i.AWS_SESSION_TOKEN];
return[...new Set(l.map(y=>y?.trim()??""))].filter(y=>y!=="")}function A(u,i){const o=u.text("table"),l=`${c.be}TOKEN_${o.toUpperCase()}`;o!==""&&!c.BL.test(o.toLowerCase())&&
u.fault("invalid_input","table",`: "${o}" is not a table name`,"Write letters, digits and _, as sessions.");const y=u.text("url")||i[`${c.be}URL`]||"";y===""?u.
missing("url",`${c.be}URL`):u.try(()=>(0,d.J)(y,u.name("url")));const O=u.text("region")||i[`${c.be}REGION`]||"";O===""&&u.missing("region",`${c.be}REGION`);const R=u.
text("token")||(o===""?"":i[l]?.trim())||"";R===""&&u.missing(o===""?"table":"token",o===""?`${c.be}TOKEN_<TABLE>`:l);const B=async()=>v(i);return u.try(()=>v(i)),
{url:y,region:O,token:R,credentials:B}}function v(u){const i=u.AWS_ACCESS_KEY_ID?.trim(),o=u.AWS_SECRET_ACCESS_KEY?.trim(),l=u.AWS_SESSION_TOKEN?.trim(),y=Date.
parse(u.AWS_CREDENTIAL_EXPIRATION??"");if(!i||!o)throw new _.GQ("missing_input",`There are no AWS credentials: ${i?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} \
is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:k});return{accessKeyId:i,secretAccessKey:o,sessionToken:l||void 0,expiresAt:Number.isNaN(y)?void 0:y}}const k=`The\
 key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class U{#e;#n;#s=[];constructor(i,o){this.#e=i,this.#n=o}name(i){return this.#n(i)}text(i){return this.#e[i]?.trim()||(m.U.get(i)?.
default??"")}files(){const[i,o]=[this.text("file")||void 0,this.text("prune-file")||void 0];return i===void 0&&o===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:i,pruneFile:o}}boolean(i){const o=this.text(
i);return/^(?:true|false)$/i.test(o)||this.fault("invalid_input",i,`: "${o}" is neither true nor false`,"Write true or false."),o.toLowerCase()==="true"}number(i,o,l){
const y=this.text(i);if(y==="")return;const O=/^\d+$/.test(y)?Number(y):Number.NaN;return o(O)||this.fault("invalid_input",i,` is "${y}"; ${l}`,"Write a number."),
O}missing(i,o){this.fault("missing_input",i,` is not set, and neither is ${o}`,`Give ${this.name(i)}, or set ${o} as the platform shows it (Services > Databases\
).`)}fault(i,o,l,y){const O=this.name(o);this.#s.push(new _.GQ(i,`${O}${l}`,{input:O,remedy:y}))}try(i){try{i()}catch(o){if(!(o instanceof _.GQ))throw o;this.#s.
push(o)}}throwIfAny(){const[i,...o]=this.#s;if(i)throw i.with({also:o})}}})},ee={};function P(t){var b=ee[t];if(b!==void 0)return b.exports;var s=ee[t]={id:t,loaded:!1,
exports:{}},d=!0;try{le[t](s,s.exports,P),d=!1}finally{d&&delete ee[t]}return s.loaded=!0,s.exports}P.m=le,typeof P<"u"&&(P.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",b=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",d=c=>{c&&c.d<1&&(c.d=1,c.forEach(
h=>h.r--),c.forEach(h=>h.r--?h.r++:h()))},_=c=>c.map(h=>{if(h!==null&&typeof h=="object"){if(h[t])return h;if(h.then){var m=[];m.d=0,h.then(w=>{p[b]=w,d(m)},w=>{
p[s]=w,d(m)});var p={};return p[t]=w=>w(m),p}}var g={};return g[t]=w=>{},g[b]=h,g});P.a=(c,h,m)=>{var p;m&&((p=[]).d=-1);var g=new Set,w=c.exports,S,x,C,A=new Promise(
(v,k)=>{C=k,x=v});A[b]=w,A[t]=v=>(p&&v(p),g.forEach(v),A.catch(k=>{})),c.exports=A,h(v=>{S=_(v);var k,U=()=>S.map(i=>{if(i[s])throw i[s];return i[b]}),u=new Promise(
i=>{k=()=>i(U),k.r=0;var o=l=>l!==p&&!g.has(l)&&(g.add(l),l&&!l.d&&(k.r++,l.push(k)));S.map(l=>l[t](o))});return k.r?u:U()},v=>(v?C(A[s]=v):x(w),d(p))),p&&p.d<0&&
(p.d=0)}})(),(()=>{var t=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,b;P.t=function(s,d){if(d&1&&(s=this(s)),d&8||typeof s=="object"&&s&&(d&
4&&s.__esModule||d&16&&typeof s.then=="function"))return s;var _=Object.create(null);P.r(_);var c={};b=b||[null,t({}),t([]),t(t)];for(var h=d&2&&s;typeof h=="ob\
ject"&&!~b.indexOf(h);h=t(h))Object.getOwnPropertyNames(h).forEach(m=>c[m]=()=>s[m]);return c.default=()=>s,P.d(_,c),_}})(),P.d=(t,b)=>{for(var s in b)P.o(b,s)&&
!P.o(t,s)&&Object.defineProperty(t,s,{enumerable:!0,get:b[s]})},P.f={},P.e=t=>Promise.all(Object.keys(P.f).reduce((b,s)=>(P.f[s](t,b),b),[])),P.u=t=>""+t+".inde\
x.js",P.o=(t,b)=>Object.prototype.hasOwnProperty.call(t,b),P.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(t,"__esModule",{value:!0})},P.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},b=s=>{var{ids:d,modules:_,runtime:c}=s,
h,m,p=0;for(h in _)P.o(_,h)&&(P.m[h]=_[h]);for(c&&c(P);p<d.length;p++)m=d[p],P.o(t,m)&&t[m]&&t[m][0](),t[d[p]]=0};P.f.j=(s,d)=>{var _=P.o(t,s)?t[s]:void 0;if(_!==
0)if(_)d.push(_[1]);else{var c=import("./"+P.u(s)).then(b,h=>{throw t[s]!==0&&(t[s]=void 0),h}),c=Promise.race([c,new Promise(h=>_=t[s]=[h])]);d.push(_[1]=c)}}})();
var fe=P(4077);fe=await fe;

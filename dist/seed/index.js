const O=process.getBuiltinModule;var ce={181:(t=>{t.exports=O("buffer")}),4589:(t=>{t.exports=O("node:assert")}),6698:(t=>{t.exports=O("node:async_hooks")}),4573:(t=>{
t.exports=O("node:buffer")}),7540:(t=>{t.exports=O("node:console")}),7598:(t=>{t.exports=O("node:crypto")}),3053:(t=>{t.exports=O("node:diagnostics_channel")}),
610:(t=>{t.exports=O("node:dns")}),8474:(t=>{t.exports=O("node:events")}),3024:(t=>{t.exports=O("node:fs")}),1455:(t=>{t.exports=O("node:fs/promises")}),7067:(t=>{
t.exports=O("node:http")}),2467:(t=>{t.exports=O("node:http2")}),7030:(t=>{t.exports=O("node:net")}),8161:(t=>{t.exports=O("node:os")}),6760:(t=>{t.exports=O("n\
ode:path")}),643:(t=>{t.exports=O("node:perf_hooks")}),1792:(t=>{t.exports=O("node:querystring")}),99:(t=>{t.exports=O("node:sqlite")}),7075:(t=>{t.exports=O("n\
ode:stream")}),7830:(t=>{t.exports=O("node:stream/web")}),7997:(t=>{t.exports=O("node:timers")}),1692:(t=>{t.exports=O("node:tls")}),3136:(t=>{t.exports=O("node\
:url")}),7975:(t=>{t.exports=O("node:util")}),3429:(t=>{t.exports=O("node:util/types")}),5919:(t=>{t.exports=O("node:worker_threads")}),8522:(t=>{t.exports=O("n\
ode:zlib")}),932:(t=>{t.exports=O("process")}),7724:((t,w,s)=>{s.d(w,{h:()=>ye});var h=s(3739),_=s(1709);async function c(e){const n=K=>e[K.toLowerCase()]||e[K]||
"",r=n("ALL_PROXY"),l=u(n("HTTP_PROXY")||r,"HTTP_PROXY"),b=u(n("HTTPS_PROXY")||r,"HTTPS_PROXY");if(l===""&&b==="")return fetch;const v=await s.e(752).then(s.t.bind(
s,6752,19)),U=new v.EnvHttpProxyAgent({httpProxy:l,httpsProxy:b,noProxy:n("NO_PROXY")}),J=v.fetch;return async(K,V)=>{if(K instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const W=new URL(K);return(0,_.c)(W.hostname)?fetch(K,V):J(W,{...V,dispatcher:U})}}function u(e,n){const r=e===""||
e.includes("://")?e:`http://${e}`;if(r===""||URL.canParse(r))return r;throw new h.GQ("invalid_input",`${n} (or ALL_PROXY) is not an address`,{remedy:"Write it a\
s http://proxy.example.com:3128."})}var d=s(3893),p=s(7255),g=s(5807),E=s(9127);function $({part:e,done:n,total:r,perSecond:l,leftMs:b}){const v=b===void 0||n===
r?"":`, ${(0,E.a)(b)} left`,U=l.toFixed(l<10?1:0);return`${e==="write"?"Written":"Deleted"} ${n} of ${r} (${U} a second${v})`}function I({waitMs:e,atOnce:n}){return`\
Rate limit: waiting ${(0,E.a)(e)}, then at most ${n} at once`}function L({trouble:e}){const n=e.status===void 0?"had no answer":`was answered ${e.status}`;return`\
A ${e.operation} ${n}; it is repeated`}function N({entries:e,deletes:n,written:r,deleted:l,dryRun:b,ms:v}){return b?`Dry run: ${e} would be written, ${n} delete\
d`:`${r} written, ${l} deleted in ${(0,E.a)(v)}`}const P=10;class k{#e;#n={error:0,warning:0,notice:0};#s=0;constructor(n){this.#e=n}get dropped(){return this.#s}add(n,r){
if(this.#n[n]<P){this.#n[n]++,this.#e.annotate(n,r);return}this.#s++;const{place:l}=r,b=l===void 0?"":`${l.file}${l.line===void 0?"":`:${l.line}`}: `;this.#e.line(
`${n}: ${b}${r.message}`)}addDiagnostic(n){const{file:r,line:l,column:b}=n,v={file:r,...l===null?{}:{line:l},...b===null?{}:{column:b}},U=n.code===null?{}:{title:(0,g.
Ow)(n.code,80)};this.add(n.severity,{...U,message:(0,g.Ow)(n.message,1e3),place:v})}}function f(e,n,r){for(const l of[r,...r.also]){const b=l.place===void 0?{}:
{place:l.place};n.add("error",{message:(0,g.Ow)(l.message),...b});for(const v of o(l))e.line(`  ${v}`)}}function o(e){const n=e.remedy?.split(`
`)??[];return e.mender==="user"?n:[...n,...i(e),...m(e.cause)]}function i({call:e}){if(!e)return[];const n=e.status===void 0?"":` answered ${e.status}`,r=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${n}${r}`]}function m(e,n=0){return!(e instanceof Error)||n>3?[]:[`Cause: ${(0,g.Ow)(e.
message,500)}`,...m(e.cause,n+1)]}const y=1e4;function A(e,n){const r=new k(e);return{tell:R(e,r,n),finish(l,b){return b.error?f(e,r,b.error):e.line(`\u2713 ${N(
b)}`),e.output("written",String(b.written)),e.output("deleted",String(b.deleted)),e.output("failed",String(b.failed)),e.summary(M(l,b)),b.error?1:0},fail(l){return f(
e,r,l),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function R(e,n,r){let l=r.now();return b=>{switch(b.type){case"checked":e.line(
`\u2713 Checked: ${b.entries} to write, ${b.deletes} to delete`);break;case"progress":if(r.now()-l<y&&b.done<b.total)break;l=r.now(),e.line($(b));break;case"thr\
ottled":e.line(I(b));break;case"trouble":n.add("warning",{message:L(b)});break;case"key-failed":break;default:(0,h.xb)(b)}}}function M({file:e,pruneFile:n},r){const l=[
e,n].filter(K=>K!==void 0).map(B),b=[["Written",r.written,r.entries],["Deleted",r.deleted,r.deletes]],v=r.unwrittenFile===void 0?"":`
Not written: ${B(r.unwrittenFile)} \u2013 seed it next.
`,U=r.dryRun?"checked (dry run)":r.error?"failed":"done",J=b.map(([K,V,W])=>`| ${K} | ${V} of ${W} |`).join(`
`);return`### Seeding ${U}: ${l.join(", ")}

| Keys | |
| --- | --- |
${J}
${v}`}function B(e){return`\`${(0,g.Ow)(e,300).replaceAll("`","'")}\``}var Y=s(3024);const j=O("os");function F(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function Q(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function T(e,n,r){const l=new x(e,n,r);process.stdout.write(l.toString()+j.EOL)}function a(e,n=""){T(e,{},n)}const S="::";class x{constructor(n,r,l){
n||(n="missing.command"),this.command=n,this.properties=r,this.message=l}toString(){let n=S+this.command;if(this.properties&&Object.keys(this.properties).length>
0){n+=" ";let r=!0;for(const l in this.properties)if(this.properties.hasOwnProperty(l)){const b=this.properties[l];b&&(r?r=!1:n+=",",n+=`${l}=${G(b)}`)}}return n+=
`${S}${D(this.message)}`,n}}function D(e){return F(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function G(e){return F(e).replace(/%/g,"%25").
replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const H=O("fs");function z(e,n){const r=process.env[`GITHUB_${e}`];if(!r)throw new Error(
`Unable to find environment variable for file command ${e}`);if(!H.existsSync(r))throw new Error(`Missing file at path: ${r}`);H.appendFileSync(r,`${F(n)}${j.EOL}`,
{encoding:"utf8"})}function te(e,n){const r=`ghadelimiter_${process.getBuiltinModule("crypto").randomUUID()}`,l=F(n);if(e.includes(r))throw new Error(`Unexpecte\
d input: name should not contain the delimiter "${r}"`);if(l.includes(r))throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);return`${e}\
<<${r}${j.EOL}${l}${j.EOL}${r}`}const Ee=O("path");var ne=function(e,n,r,l){function b(v){return v instanceof r?v:new r(function(U){U(v)})}return new(r||(r=Promise))(
function(v,U){function J(W){try{V(l.next(W))}catch(q){U(q)}}function K(W){try{V(l.throw(W))}catch(q){U(q)}}function V(W){W.done?v(W.value):b(W.value).then(J,K)}
V((l=l.apply(e,n||[])).next())})},Z;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Z||(Z={}));function ge(e,n){const r=toCommandValue(n);if(process.
env[e]=r,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,n));issueCommand("set-env",{name:e},r)}function fe(e){T("add-mask",{},
e)}function Se(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function se(e,n){const r=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(n&&n.required&&!r)throw new Error(`Input required and not supplied: ${e}`);
return n&&n.trimWhitespace===!1?r:r.trim()}function $e(e,n){const r=se(e,n).split(`
`).filter(l=>l!=="");return n&&n.trimWhitespace===!1?r:r.map(l=>l.trim())}function xe(e,n){const r=["true","True","TRUE"],l=["false","False","FALSE"],b=se(e,n);
if(r.includes(b))return!0;if(l.includes(b))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function de(e,n){if(process.env.GITHUB_OUTPUT||"")return z("OUTPUT",te(e,n));process.
stdout.write(j.EOL),T("set-output",{name:e},F(n))}function Oe(e){issue("echo",e?"on":"off")}function Te(e){process.exitCode=Z.Failure,re(e)}function Ae(){return process.
env.RUNNER_DEBUG==="1"}function ve(e){issueCommand("debug",{},e)}function re(e,n={}){T("error",Q(n),e instanceof Error?e.toString():e)}function oe(e,n={}){T("wa\
rning",Q(n),e instanceof Error?e.toString():e)}function he(e,n={}){T("notice",Q(n),e instanceof Error?e.toString():e)}function ie(e){process.stdout.write(e+j.EOL)}
function ae(e){a("group",e)}function ue(){a("endgroup")}function Ce(e,n){return ne(this,void 0,void 0,function*(){ae(e);let r;try{r=yield n()}finally{ue()}return r})}
function pe(e,n){if(process.env.GITHUB_STATE||"")return z("STATE",te(e,n));T("save-state",{name:e},F(n))}function Ie(e){return process.env[`STATE_${e}`]||""}function Ne(e){
return ne(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const Pe="slipway",_e={error:re,warning:oe,notice:he};function me(e){const n=we();
return{line:r=>ie(X(r)),group:r=>ae(X(r)),endGroup:ue,replay:(r,l)=>{ie([`::stop-commands::${l}`,...r.map(X),`::${l}::`].join(`
`))},annotate:(r,{message:l,title:b,place:v})=>{_e[r](X(l),{...b===void 0?{}:{title:b},...v===void 0?{}:{file:v.file},...v?.line===void 0?{}:{startLine:v.line},
...v?.column===void 0?{}:{startColumn:v.column}})},mask:fe,output:(r,l)=>n("the outputs",()=>de(r,l)),state:(r,l)=>n("the state for the post step",()=>pe(r,l)),
summary:r=>{e!==void 0&&n("the summary",()=>(0,Y.writeFileSync)(e,r))}}}function we(){const e=new Set;return(n,r)=>{try{r()}catch(l){e.has(n)||oe(X(`The runner \
cannot keep ${n}: ${(0,h.I7)(l).message}`)),e.add(n)}}}function X(e){return(0,g.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function ye({
env:e,clock:n,signal:r}){const l=be(e),b=me(e.GITHUB_STEP_SUMMARY||void 0);for(const U of(0,p.Fj)(l,e))b.mask(U);const v=A(b,n);try{const U=(0,p.ns)(l,e),{seedFile:J}=await Promise.
all([s.e(118),s.e(28)]).then(s.bind(s,4028)),K={fetch:await c(e),clock:n,random:Math.random,report:v.tell,signal:r};return v.finish(U,await J(U,K))}catch(U){return v.
fail((0,h.I7)(U))}}function be(e){const n=[...d.U.keys()].map(r=>[r,e[`INPUT_${r.toUpperCase()}`]??""]);return Object.fromEntries(n)}}),1619:((t,w,s)=>{s.d(w,{J:()=>c});
var h=s(3739),_=s(1709);function c(d,p){const g=d.trim(),E=URL.canParse(g)?new URL(g):void 0;if(E===void 0||!["http:","https:"].includes(E.protocol))throw new h.
GQ("invalid_input",`${p} is not an http(s) address`,{input:p,remedy:"Write it with its scheme, as https://platform.example.com."});if(E.username!==""||E.password!==
""||E.search!==""||E.hash!=="")throw new h.GQ("invalid_input",`${p} has more than host and path`,{input:p,remedy:"Leave out user name, password, query and fragm\
ent."});return u(E,p),E.pathname=E.pathname.replace(/\/+$/,""),E}function u(d,p){if(!(d.protocol==="https:"||d.protocol==="http:"&&(0,_.c)(d.hostname)))throw new h.
GQ("insecure_url",`${p} names ${d.origin}, which is not https`,{input:p,remedy:"Use https; plain http is for loopback addresses only, because the requests carry\
 credentials."})}}),336:((t,w,s)=>{s.d(w,{m:()=>_});const h=O("node:timers/promises"),_={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(u,d){d?.
throwIfAborted();try{await(0,h.setTimeout)(u,void 0,{signal:d})}catch(p){throw d?.throwIfAborted(),p}}},c=(u,d)=>{const p=setInterval(d,u).unref();return()=>clearInterval(
p)}}),9127:((t,w,s)=>{s.d(w,{a:()=>c});var h=s(3739);function _(u,d){const p=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(u.trim()),[,g,E,$]=p??[],I=Number(
g??0)*36e5+Number(E??0)*6e4+Number($??0)*1e3;if(!p||I===0)throw new SlipwayError("invalid_input",`${d}: "${u}" is not a duration`,{input:d,remedy:"Write it with\
 units, as 90s, 30m or 1h30m; it must be longer than zero."});return I}function c(u){if(u<1e3)return`${Math.round(u)}ms`;if(u<59950)return`${(u/1e3).toFixed(1)}\
s`;const d=Math.round(u/1e3),p=g=>String(g).padStart(2,"0");return d<3600?`${Math.floor(d/60)}m ${p(d%60)}s`:`${Math.floor(d/3600)}h ${p(Math.floor(d%3600/60))}\
m`}}),3739:((t,w,s)=>{s.d(w,{GQ:()=>c,I7:()=>u,xU:()=>p,xb:()=>d});const h={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",
insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"\
user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platfo\
rm",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"\
user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"\
user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",
internal:"slipway"},_=Object.keys(h);class c extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(I,L,N={}){super(L,N.cause===
void 0?void 0:{cause:N.cause}),this.code=I,this.mender=h[I],this.remedy=N.remedy,this.input=N.input,this.place=N.place,this.call=N.call,this.also=N.also??[]}with({
code:I=this.code,message:L=this.message,...N}){const{remedy:P,input:k,place:f,call:o,cause:i,also:m}=this;return new c(I,L,{remedy:P,input:k,place:f,call:o,cause:i,
also:m,...N})}}function u($){if($ instanceof c)return $;const I=$ instanceof Error?$.message:String($);return new c("internal",I,{cause:$,remedy:"This is a faul\
t of Slipway. Please report it with the lines above."})}function d($){throw new c("internal",`Unhandled case: ${JSON.stringify($)}`)}function p($){if(!(!($ instanceof
Error)||!("code"in $)))return typeof $.code=="string"?$.code:void 0}const g=new Set(["ENOSPC","EDQUOT"]);function E($){return g.has(p($))}}),9692:((t,w,s)=>{s.d(
w,{sU:()=>_,q$:()=>A,bM:()=>B,U2:()=>M,Aw:()=>Y});var h=s(8302);class _ extends Error{name="JsonTextError";offset;constructor(a,S){super(a),this.offset=S}}const c=34,
u=44,d=58,p=91,g=92,E=93,$=123,I=125,L=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,N=24,P=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,k=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
f=/true|false|null/y,o="a lone surrogate (half of a character) in a string";class i{#e;#n;#s;#r=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(a,S=!0,x){
this.#e=a,this.#n=S,this.#s=x}document(){this.#i();const a=this.#a()===$?"object":"other";do this.#p();while(this.#_());if(this.#i(),this.#t<this.#e.length)throw this.#u(
"the end");return a}#p(){for(;;){this.#i(),this.#r.length===1&&(this.#c.offset=this.#t);const a=this.#a();if(a===c){this.#f();return}if(a===$){if(this.#t+=1,this.#o(
I))return;this.#r.push(new Set),this.#l()}else if(a===p){if(this.#t+=1,this.#o(E))return;this.#r.push(void 0)}else{if(this.#h(k)||this.#h(f))return;throw this.#u(
"a value")}}}#_(){for(let a=this.#r.length;a>0;a--){const S=this.#r[a-1]!==void 0;if(a===1&&S&&this.#s&&this.#m(this.#s),this.#o(u))return S&&this.#l(),!0;if(!this.#o(
S?I:E))throw this.#u(`"," or "${S?"}":"]"}"`);this.#r.pop()}return!1}#m(a){a({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#l(){this.#i();const a=this.#t;
if(this.#a()!==c)throw this.#u("a name in double quotes");this.#f();const S=m(this.#e.slice(a,this.#t)),x=this.#r.at(-1);if(this.#n&&x?.has(S))throw new _(`the \
name "${S}" occurs twice in one object`,a);if(x?.add(S),!this.#o(d))throw this.#u('":"');this.#r.length===1&&(this.#c={name:S,nameOffset:a,offset:this.#t})}#f(){
const a=this.#e,S=this.#t;let x=S+1;for(;;){const D=a.charCodeAt(x);if(D===c)break;if(D===g)x=this.#y(x,S);else if(D>=55296&&D<=57343)x=this.#b(x,S);else if(D>=
32)x=x-S<N?x+1:this.#w(x);else throw this.#d(x)}this.#t=x+1}#w(a){return L.lastIndex=a,L.test(this.#e),L.lastIndex}#y(a,S){if(P.lastIndex=a,!P.test(this.#e))throw this.#d(
a);const x=P.lastIndex;if(!this.#n||x-a===2)return x;const D=Number.parseInt(this.#e.slice(a+2,x),16);if(D<55296||D>57343)return x;const G=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(x,x+6));if(D>=56320||!G)throw new _(o,S);return x+6}#b(a,S){const[x,D]=[this.#e.charCodeAt(a),this.#e.charCodeAt(a+1)],G=x<56320&&(D&64512)===
56320;if(this.#n&&!G)throw new _(o,S);return a+(G?2:1)}#d(a){const S=a>=this.#e.length;return new _(S?"a string does not end":"a bad escape or control character\
 in a string",a)}#o(a){return this.#i(),this.#a()!==a?!1:(this.#t+=1,!0)}#i(){for(;;){const a=this.#a();if(a!==32&&a!==10&&a!==13&&a!==9)return;this.#t+=1}}#a(){
return this.#e.charCodeAt(this.#t)}#h(a){return a.lastIndex=this.#t,a.test(this.#e)?(this.#t=a.lastIndex,!0):!1}#u(a){const S=this.#e.slice(this.#t,this.#t+1);return new _(
`expected ${a}, found ${S===""?"the end":JSON.stringify(S)}`,this.#t)}}function m(T){return T.includes("\\")?String(JSON.parse(T)):T.slice(1,-1)}function y(T,a){
const S=T.slice(0,a);return{line:S.split(`
`).length,column:a-S.lastIndexOf(`
`)}}function A(T){new i(T).document()}function R(T){try{new JsonScanner(T,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function M(T,a=!0){
const S=[];return new i(T,a,D=>S.push(D)).document()==="object"?S:void 0}function B(T){return T.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function Y(T,a){
return T===a||j(T)===j(a)}function j(T){try{return String(JSON.parse(T,F))}catch(a){if(a instanceof RangeError)return B(T);throw a}}function F(T,a,S){return typeof a==
"number"?Q(S?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,h.Gv)(a)?`{${Object.entries(a).map(([D,G])=>`${JSON.stringify(D)}:${G}`).sort().join(",")}\
}`:JSON.stringify(a)}function Q(T){const[,a,S="",x="",D="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(T)??[],G=`${S}${x}`.replace(/^0+/,""),H=G.replace(
/0+$/,"");if(H==="")return`${a}0`;const z=BigInt(D)-BigInt(x.length)+BigInt(G.length-H.length);return`${a}${H}e${z}`}}),8302:((t,w,s)=>{s.d(w,{Gv:()=>h});function h(u){
return typeof u=="object"&&u!==null&&!Array.isArray(u)}function _(u){const d=Object.entries(u).filter(([,p])=>p!==void 0);return Object.fromEntries(d)}function c(u,d){
return typeof u=="string"&&u.length<=d}}),1709:((t,w,s)=>{s.d(w,{c:()=>_});function h(c){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(c)}function _(c){return/^(?:[^.]+\.)*localhost\.?$/i.
test(c)||h(c.replace(/^\[|\]$/g,""))}}),5807:((t,w,s)=>{s.d(w,{Ow:()=>P});const h="\x1B",_="\x07",c=new RegExp(`${h}[\\]P_^X][^${_}${h}]*(?:${_}|${h}\\\\)|${h}\\\
[[0-?]*[ -/]*[@-~]|${h}[ -/]*[0-Z\\\\^-~]`,"g"),u=/[\t\n\v\f\r\u0085\u2028\u2029]/g,d=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u0\
6dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),p=new RegExp(`(?!\\t)(?:${d.source})`,"gu"),g=/^[ -~]*$/,E=/^[\t -~]*$/;function $(f){return f.
includes(h)?f.replace(c,""):f}function I(f){return E.test(f)?f:$(f).replace(/[\n\u2028\u2029]/g," ").replace(p,"")}function L(f,o){return f.length>o?k(f,o):f}function N(f){
return f.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function P(f,o=2e3){const i=f.length>o*8+1024?f.slice(0,o*8+1024):f;if(g.test(i)&&i.length<=o)return f;const m=$(
i).replace(u," ").replace(d,"").toWellFormed();return m.length>o||i.length<f.length?k(m,o):m}function k(f,o){if(o<1)return"";const i=f.slice(0,o-1),m=i.charCodeAt(
i.length-1);return`${m>=55296&&m<=56319?i.slice(0,-1):i}\u2026`}}),2345:((t,w,s)=>{s.d(w,{BL:()=>E,be:()=>p,jL:()=>d,ux:()=>h});const h={bodyBytes:128*1024,keyBytes:512,
valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},c=["web-landing",...["api","web-ssr","sse"]],u="us-east-2",d="execute-api",p="SERVICE_\
KVS_",g=/^[A-Za-z_][A-Za-z0-9_]*$/,E=/^[a-z][a-z0-9_]{0,31}$/,$=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,I={bodyBytes:1024*1024,envVariables:500,envBytes:256*
1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},L={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100}}),
4077:((t,w,s)=>{s.a(t,async(h,_)=>{try{var c=s(7724),u=s(336);const d=new AbortController;process.on("SIGINT",()=>d.abort()),process.on("SIGTERM",()=>d.abort()),
process.exitCode=await(0,c.h)({env:process.env,clock:u.m,signal:d.signal}),_()}catch(d){_(d)}},1)}),4734:((t,w,s)=>{s.d(w,{Ar:()=>d,Cn:()=>u,J9:()=>N,mk:()=>P,mn:()=>I,
wy:()=>L});var h=s(9692),_=s(2345),c=s(7561);function*u(o){const i=p(o,"");i instanceof c.L?yield i:i===void 0?yield new c.L("an entry is an object {key, value,\
 ttlSeconds?}",o.line,o.column):yield*I(i,o)}function*d(o){const i=p(o,"{}");if(i instanceof c.L)yield i;else if(i!==void 0)for(const[m,y]of i){const{line:A,column:R}=o;
yield*I(new Map([["key",{json:JSON.stringify(m),line:A,column:R}],["value",y]]),o)}}function p(o,i){const{text:m,line:y,column:A}=o;if(m===void 0)return new c.L(
"the entry is far longer than any that is allowed",y,A);const R=i===""?0:1;try{const M=(0,h.U2)(i===""?m:`{${m}}`);return M&&new Map(M.map(B=>[B.name,g(o,m,B,R)]))}catch(M){
if(!(M instanceof h.sU))throw M;const B=E(o,m,M.offset-R);return new c.L(`not valid JSON: ${M.message}`,B.line,B.column)}}function g(o,i,m,y){return{json:(0,h.bM)(
m.text),...E(o,i,m.nameOffset-y)}}function E({line:o,column:i},m,y){const A=m.slice(0,Math.max(0,y)),R=A.lastIndexOf(`
`);return R===-1?{line:o,column:i+A.length}:{line:o+A.split(`
`).length-1,column:A.length-R}}const $=new Set(["key","value","ttlSeconds"]);function*I(o,i){const m=[],y=(j,F)=>{m.push(new c.L(F,j?.line??i.line,j?.column??i.
column))};for(const[j,F]of o)$.has(j)||y(F,`an entry has no member "${j}": its members are key, value and ttlSeconds`);const[A,R,M]=[o.get("key"),o.get("value"),
o.get("ttlSeconds")],B=A&&P(A.json);A===void 0?y(void 0,"the entry has no key"):B!==void 0&&y(A,B),R===void 0?y(void 0,"the entry has no value"):k(R.json)>_.ux.
valueBytes&&y(R,`the value has ${k(R.json)} bytes of JSON; the most is ${_.ux.valueBytes}`);const Y=M&&Number(M.json);M!==void 0&&!N(Y)&&y(M,`ttlSeconds is ${f(
M.json)}; ${L}`),m.length>0||A===void 0||R===void 0?yield*m:yield{key:String(JSON.parse(A.json)),text:R.json,ttlSeconds:Y,line:i.line}}const L=`it must be a who\
le number from ${_.ux.minTtlSeconds} to ${_.ux.maxTtlSeconds}`;function N(o){const{minTtlSeconds:i,maxTtlSeconds:m}=_.ux;return Number.isInteger(o)&&Number(o)>=
i&&Number(o)<=m}function P(o){const i=JSON.parse(o);if(typeof i!="string")return`the key is ${f(o)}, not a string`;if(i==="")return"the key is empty";if(!i.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(k(i)>_.ux.keyBytes)return`the key has ${k(i)} bytes of UTF-8; the most is ${_.ux.keyBytes}`}function k(o){
return Buffer.byteLength(o)}function f(o){return o.length>40?`${o.slice(0,39)}\u2026`:o}}),7561:((t,w,s)=>{s.d(w,{C:()=>u,L:()=>_});var h=s(3739);class _ extends Error{name="\
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
be written or deleted."}}),7255:((t,w,s)=>{s.d(w,{Fj:()=>I,ns:()=>E});var h=s(1619),_=s(3739),c=s(2345),u=s(4734),d=s(3893);const p=f=>f==="file"?"kvs-seed-file":
`kvs-${f}`,g=256;function E(f,o,i=m=>m){const m=new k(f,i),{file:y,pruneFile:A}=m.files(),R={file:y,pruneFile:A,target:m.boolean("dry-run")?void 0:L(m,o),ttlSeconds:m.
number("ttl-seconds",u.J9,u.wy),concurrency:m.number("concurrency",$,`it must be a whole number from 1 to ${g}`)??1,verify:m.boolean("verify"),secrets:I(f,o)};return m.
throwIfAny(),R}function $(f){return Number.isInteger(f)&&f>=1&&f<=g}function I(f,o){const i=Object.entries(o).filter(([y])=>y.startsWith(`${c.be}TOKEN_`)),m=[f.
token,...i.map(([,y])=>y),o.AWS_SECRET_ACCESS_KEY,o.AWS_SESSION_TOKEN];return[...new Set(m.map(y=>y?.trim()??""))].filter(y=>y!=="")}function L(f,o){const i=f.text(
"table"),m=`${c.be}TOKEN_${i.toUpperCase()}`;i!==""&&!c.BL.test(i.toLowerCase())&&f.fault("invalid_input","table",`: "${i}" is not a table name`,"Write letters,\
 digits and _, as sessions.");const y=f.text("url")||o[`${c.be}URL`]||"";y===""?f.missing("url",`${c.be}URL`):f.try(()=>(0,h.J)(y,f.name("url")));const A=f.text(
"region")||o[`${c.be}REGION`]||"";A===""&&f.missing("region",`${c.be}REGION`);const R=f.text("token")||(i===""?"":o[m]?.trim())||"";R===""&&f.missing(i===""?"ta\
ble":"token",i===""?`${c.be}TOKEN_<TABLE>`:m);const M=async()=>N(o);return f.try(()=>N(o)),{url:y,region:A,token:R,credentials:M}}function N(f){const o=f.AWS_ACCESS_KEY_ID?.
trim(),i=f.AWS_SECRET_ACCESS_KEY?.trim(),m=f.AWS_SESSION_TOKEN?.trim(),y=Date.parse(f.AWS_CREDENTIAL_EXPIRATION??"");if(!o||!i)throw new _.GQ("missing_input",`T\
here are no AWS credentials: ${o?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:P});return{accessKeyId:o,secretAccessKey:i,
sessionToken:m||void 0,expiresAt:Number.isNaN(y)?void 0:y}}const P=`The key-value store accepts only calls of the app's function role. In a workflow, before thi\
s step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class k{#e;#n;#s=[];constructor(o,i){this.#e=o,this.#n=i}name(o){return this.#n(o)}text(o){return this.#e[o]?.trim()||(d.U.get(o)?.
default??"")}files(){const[o,i]=[this.text("file")||void 0,this.text("prune-file")||void 0];return o===void 0&&i===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:o,pruneFile:i}}boolean(o){const i=this.text(
o);return/^(?:true|false)$/i.test(i)||this.fault("invalid_input",o,`: "${i}" is neither true nor false`,"Write true or false."),i.toLowerCase()==="true"}number(o,i,m){
const y=this.text(o);if(y==="")return;const A=/^\d+$/.test(y)?Number(y):Number.NaN;return i(A)||this.fault("invalid_input",o,` is "${y}"; ${m}`,"Write a number."),
A}missing(o,i){this.fault("missing_input",o,` is not set, and neither is ${i}`,`Give ${this.name(o)}, or set ${i} as the platform shows it (Services > Databases\
).`)}fault(o,i,m,y){const A=this.name(i);this.#s.push(new _.GQ(o,`${A}${m}`,{input:A,remedy:y}))}try(o){try{o()}catch(i){if(!(i instanceof _.GQ))throw i;this.#s.
push(i)}}throwIfAny(){const[o,...i]=this.#s;if(o)throw o.with({also:i})}}})},ee={};function C(t){var w=ee[t];if(w!==void 0)return w.exports;var s=ee[t]={id:t,loaded:!1,
exports:{}},h=!0;try{ce[t](s,s.exports,C),h=!1}finally{h&&delete ee[t]}return s.loaded=!0,s.exports}C.m=ce,typeof C<"u"&&(C.ab=decodeURIComponent(new URL(".",import.meta.
url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var t=typeof Symbol=="function"?Symbol("webpack queues"):"__webpack_queues__",w=typeof Symbol==
"function"?Symbol("webpack exports"):"__webpack_exports__",s=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_error__",h=c=>{c&&c.d<1&&(c.d=1,c.forEach(
u=>u.r--),c.forEach(u=>u.r--?u.r++:u()))},_=c=>c.map(u=>{if(u!==null&&typeof u=="object"){if(u[t])return u;if(u.then){var d=[];d.d=0,u.then(E=>{p[w]=E,h(d)},E=>{
p[s]=E,h(d)});var p={};return p[t]=E=>E(d),p}}var g={};return g[t]=E=>{},g[w]=u,g});C.a=(c,u,d)=>{var p;d&&((p=[]).d=-1);var g=new Set,E=c.exports,$,I,L,N=new Promise(
(P,k)=>{L=k,I=P});N[w]=E,N[t]=P=>(p&&P(p),g.forEach(P),N.catch(k=>{})),c.exports=N,u(P=>{$=_(P);var k,f=()=>$.map(i=>{if(i[s])throw i[s];return i[w]}),o=new Promise(
i=>{k=()=>i(f),k.r=0;var m=y=>y!==p&&!g.has(y)&&(g.add(y),y&&!y.d&&(k.r++,y.push(k)));$.map(y=>y[t](m))});return k.r?o:f()},P=>(P?L(N[s]=P):I(E),h(p))),p&&p.d<0&&
(p.d=0)}})(),(()=>{var t=Object.getPrototypeOf?s=>Object.getPrototypeOf(s):s=>s.__proto__,w;C.t=function(s,h){if(h&1&&(s=this(s)),h&8||typeof s=="object"&&s&&(h&
4&&s.__esModule||h&16&&typeof s.then=="function"))return s;var _=Object.create(null);C.r(_);var c={};w=w||[null,t({}),t([]),t(t)];for(var u=h&2&&s;typeof u=="ob\
ject"&&!~w.indexOf(u);u=t(u))Object.getOwnPropertyNames(u).forEach(d=>c[d]=()=>s[d]);return c.default=()=>s,C.d(_,c),_}})(),C.d=(t,w)=>{for(var s in w)C.o(w,s)&&
!C.o(t,s)&&Object.defineProperty(t,s,{enumerable:!0,get:w[s]})},C.f={},C.e=t=>Promise.all(Object.keys(C.f).reduce((w,s)=>(C.f[s](t,w),w),[])),C.u=t=>""+t+".inde\
x.js",C.o=(t,w)=>Object.prototype.hasOwnProperty.call(t,w),C.r=t=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(t,Symbol.toStringTag,{value:"Mod\
ule"}),Object.defineProperty(t,"__esModule",{value:!0})},C.nmd=t=>(t.paths=[],t.children||(t.children=[]),t),(()=>{var t={792:0},w=s=>{var{ids:h,modules:_,runtime:c}=s,
u,d,p=0;for(u in _)C.o(_,u)&&(C.m[u]=_[u]);for(c&&c(C);p<h.length;p++)d=h[p],C.o(t,d)&&t[d]&&t[d][0](),t[h[p]]=0};C.f.j=(s,h)=>{var _=C.o(t,s)?t[s]:void 0;if(_!==
0)if(_)h.push(_[1]);else{var c=import("./"+C.u(s)).then(w,u=>{throw t[s]!==0&&(t[s]=void 0),u}),c=Promise.race([c,new Promise(u=>_=t[s]=[u])]);h.push(_[1]=c)}}})();
var le=C(4077);le=await le;

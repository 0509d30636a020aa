const k=process.getBuiltinModule;var xe={181:(r=>{r.exports=k("buffer")}),4589:(r=>{r.exports=k("node:assert")}),6698:(r=>{r.exports=k("node:async_hooks")}),4573:(r=>{
r.exports=k("node:buffer")}),7598:(r=>{r.exports=k("node:crypto")}),3053:(r=>{r.exports=k("node:diagnostics_channel")}),8474:(r=>{r.exports=k("node:events")}),3024:(r=>{
r.exports=k("node:fs")}),1455:(r=>{r.exports=k("node:fs/promises")}),7067:(r=>{r.exports=k("node:http")}),2467:(r=>{r.exports=k("node:http2")}),7030:(r=>{r.exports=
k("node:net")}),8161:(r=>{r.exports=k("node:os")}),6760:(r=>{r.exports=k("node:path")}),643:(r=>{r.exports=k("node:perf_hooks")}),1792:(r=>{r.exports=k("node:qu\
erystring")}),99:(r=>{r.exports=k("node:sqlite")}),7075:(r=>{r.exports=k("node:stream")}),7830:(r=>{r.exports=k("node:stream/web")}),1692:(r=>{r.exports=k("node\
:tls")}),3136:(r=>{r.exports=k("node:url")}),7975:(r=>{r.exports=k("node:util")}),3429:(r=>{r.exports=k("node:util/types")}),5919:(r=>{r.exports=k("node:worker_\
threads")}),8522:(r=>{r.exports=k("node:zlib")}),932:(r=>{r.exports=k("process")}),4109:((r,g,i)=>{i.d(g,{h:()=>ze});var d=i(3739),w=i(1709);async function m(e){
const t=U=>e[U.toLowerCase()]||e[U]||"",n=t("ALL_PROXY"),s=y(t("HTTP_PROXY")||n,"HTTP_PROXY"),o=y(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(s===""&&o==="")return fetch;
const f=await i.e(729).then(i.bind(i,3729)),E=new f.EnvHttpProxyAgent({httpProxy:s,httpsProxy:o,noProxy:t("NO_PROXY")}),W=f.fetch;return async(U,Y)=>{if(U instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const V=new URL(U);return(0,w.c)(V.hostname)?fetch(U,Y):W(V,{...Y,dispatcher:E})}}function y(e,t){
const n=e===""||e.includes("://")?e:`http://${e}`;if(n===""||URL.canParse(n))return n;throw new d.GQ("invalid_input",`${t} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}const S={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSecond\
s?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`\
SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},u=new Map(Object.entries(S)),$={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."};var _=i(1619);const C={characters:80,candidates:1e3,shown:3};function b(e,t){const n=T(e);if(n===""||e.length>C.characters)
return[];const s=t.slice(0,C.candidates).filter(f=>f!==e&&f.length<=C.characters).flatMap(f=>{const E=l(e)===l(f)?Math.min(c(n,T(f))??N,N):c(n,T(f));return E===
void 0?[]:[{each:f,points:E}]}),o=Math.min(...s.map(({points:f})=>f));return s.sort((f,E)=>f.points-E.points).filter(({points:f})=>f<=o+1).slice(0,C.shown).map(
({each:f})=>f)}function L(e,t){return b(e,t).filter(n=>h(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function M(e,t){const[n]=b(e.trim(),t);return n===
void 0?"":`; did you mean "${n}"?`}function T(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const N=1;function l(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}\
:`}function c(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=h(e,t);if(s<=n)return s;const[o,f]=e.length<t.length?[e,t]:
[t,e];if(o.length>=4&&(f.startsWith(o)||f.endsWith(o)))return n+1}function h(e,t){let n=[],s=Array.from({length:t.length+1},(o,f)=>f);for(let o=1;o<=e.length;o++){
const f=[o];for(let E=1;E<=t.length;E++){const W=e[o-1]===t[E-1],U=o>1&&E>1&&e[o-1]===t[E-2]&&e[o-2]===t[E-1];f[E]=Math.min((s[E]??0)+1,(f[E-1]??0)+1,(s[E-1]??0)+
(W?0:1),U?(n[E-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,f]}return s[t.length]??0}function A(e,t,n){return new d.GQ("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}
function P(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function D(e,t){switch(e.trim().toLowerCase()){case"true":
return!0;case"false":return!1;default:throw A(t,`"${B(e)}" is neither true nor false`,"Write true or false.")}}function F(e,t,n){const s=t.find(f=>f===e.trim().
toLowerCase());if(s!==void 0)return s;const o=t.map(f=>`"${f}"`).join(", ");throw A(n,`"${B(e)}" is not one of ${o}${didYouMean(e,t)}`,`Write one of ${o}.`)}function B(e){
const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class G{#e=[];try(t,n){try{return t()}catch(s){const o=(0,d.I7)(s);if(o.code===
"internal")throw s;return this.#e.push(o),n}}add(t){this.#e.push(t)}throwIfAny(){const t=H(this.#e);if(t)throw t}}function H(e){const[t,...n]=e.flatMap(s=>[s.with(
{also:[]}),...s.also]);return t?.with({also:n})}var p=i(2345),O=i(4734);const K=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,I=256;function a(e,t,n=s=>s){const s=new ae(
e,n),{file:o,pruneFile:f}=s.files(),E={file:o,pruneFile:f,target:s.boolean("dry-run")?void 0:J(s,t),ttlSeconds:s.number("ttl-seconds",O.J9,O.wy),concurrency:s.number(
"concurrency",v,`it must be a whole number from 1 to ${I}`)??1,verify:s.boolean("verify"),secrets:j(e,t)};return s.problems.throwIfAny(),E}function x(e,t){const n={
table:e},s=new ae(n,f=>f),o=J(s,t);return s.problems.throwIfAny(),{target:o,secrets:j(n,t)}}function v(e){return Number.isInteger(e)&&e>=1&&e<=I}function j(e,t){
const n=Object.entries(t).filter(([o])=>o.startsWith(`${p.be}TOKEN_`)),s=[e.token,...n.map(([,o])=>o),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(
s.map(o=>o?.trim()??""))].filter(o=>o!=="")}function J(e,t){const{problems:n}=e,s=V=>`${p.be}${V}`,o=e.text("table");o!==""&&!p.BL.test(o.toLowerCase())&&n.add(
A(e.name("table"),`"${o}" is not a table name`,"Write letters, digits and _, as sessions."));const f=e.textOrVariable("url",t[s("URL")],s("URL"));f!==""&&n.try(
()=>(0,_.J)(f,e.name("url")),void 0);const E=e.textOrVariable("region",t[s("REGION")],s("REGION")),W=s(`TOKEN_${o.toUpperCase()}`),U=e.text("token")||(o===""?e.
textOrVariable("table",void 0,s("TOKEN_<TABLE>")):e.textOrVariable("token",t[W],W)),Y=async()=>z(t);return n.try(()=>z(t),void 0),{url:f,region:E,token:U,credentials:Y}}
function z(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.AWS_SECRET_ACCESS_KEY?.trim(),s=e.AWS_SESSION_TOKEN?.trim(),o=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");
if(!t||!n)throw new d.GQ("missing_input",`There are no AWS credentials: ${t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",
remedy:te});return{accessKeyId:t,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(o)?void 0:o}}const te=`The key-value store accepts only calls o\
f the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class ae{problems=new G;#e;name;constructor(t,n){this.#e=t,this.name=n}text(t){return this.#e[t]?.trim()||(u.get(t)?.default??"")}files(){
const t=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(t===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:t,pruneFile:n}}boolean(t){return this.problems.try(()=>D(this.text(t),this.
name(t)),!1)}number(t,n,s){const o=this.text(t);if(o==="")return;const f=/^\d+$/.test(o)?Number(o):Number.NaN;if(!n(f)){const E=`${this.name(t)} is "${o}"; ${s}`;
this.problems.add(new d.GQ("invalid_input",E,{input:this.name(t),remedy:"Write a number."}))}return f}textOrVariable(t,n,s){const o=this.text(t)||n?.trim()||"";
if(o===""){const f=`Give ${this.name(t)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(t,`is not set, and neither is ${s}`,f)}return o}#t(t,n,s){
const o=this.name(t);this.problems.add(new d.GQ("missing_input",`${o} ${n}`,{input:o,remedy:s}))}}var X=i(5807),ne=i(9127);function Te({part:e,done:t,total:n,perSecond:s,
leftMs:o}){const f=o===void 0||t===n?"":`, ${(0,ne.a3)(o)} left`,E=s.toFixed(s<10?1:0);return`${e==="write"?"Written":"Deleted"} ${t} of ${n} (${E} a second${f}\
)`}function Ae({waitMs:e,atOnce:t}){return`Rate limit: waiting ${(0,ne.a3)(e)}, then at most ${t} at once`}function Ce({trouble:e}){const t=e.status===void 0?"h\
ad no answer":`was answered ${e.status}`;return`A ${e.operation} ${t}; it is repeated`}function Ie({entries:e,deletes:t,written:n,deleted:s,dryRun:o,ms:f}){return o?
`Dry run: ${e} would be written, ${t} deleted`:`${n} written, ${s} deleted in ${(0,ne.a3)(f)}`}var ce=i(8302);const Ne=10;class ve{#e;#t={error:0,warning:0,notice:0};#s=0;constructor(t){
this.#e=t}get dropped(){return this.#s}add(t,n){if(this.#t[t]<Ne){this.#t[t]++,this.#e.annotate(t,n);return}this.#s++;const{place:s}=n,o=s===void 0?"":`${s.file}${s.
line===void 0?"":`:${s.line}`}: `;this.#e.line(`${t}: ${o}${n.message}`)}addDiagnostic(t){const{file:n,line:s,column:o}=t,f={file:n,...(0,ce.Eb)({line:s??void 0,
column:o??void 0})},E=t.code===null?{}:{title:(0,X.Ow)(t.code,80)};this.add(t.severity,{...E,message:(0,X.Ow)(t.message,1e3),place:f})}}function ue(e,t,n){for(const s of[
n,...n.also]){const o=s.place===void 0?{}:{place:s.place};t.add("error",{message:(0,X.Ow)(s.message),...o});for(const f of ke(s))e.line(`  ${f}`)}}function ke(e){
const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...Le(e),...le(e.cause)]}function Le({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function le(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,X.Ow)(e.
message,500)}`,...le(e.cause,t+1)]}const Pe=1e4;function Re(e,t){const n=new ve(e);return{tell:Me(e,n,t),finish(s,o){return o.error?ue(e,n,o.error):e.line(`\u2713 ${Ie(
o)}`),e.output("written",String(o.written)),e.output("deleted",String(o.deleted)),e.output("failed",String(o.failed)),e.summary(Ue(s,o)),o.error?1:0},fail(s){return ue(
e,n,s),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function Me(e,t,n){let s=n.now();return o=>{switch(o.type){case"checked":e.line(
`\u2713 Checked: ${o.entries} to write, ${o.deletes} to delete`);break;case"progress":if(n.now()-s<Pe&&o.done<o.total)break;s=n.now(),e.line(Te(o));break;case"t\
hrottled":e.line(Ae(o));break;case"trouble":t.add("warning",{message:Ce(o)});break;case"key-failed":break;default:(0,d.xb)(o)}}}function Ue({file:e,pruneFile:t},n){
const s=[e,t].filter(U=>U!==void 0).map(fe),o=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],f=n.unwrittenFile===void 0?"":`
Not written: ${fe(n.unwrittenFile)} \u2013 seed it next.
`,E=n.dryRun?"checked (dry run)":n.error?"failed":"done",W=o.filter(([,,U])=>U>0).map(([U,Y,V])=>`| ${U} | ${Y} of ${V} |`).join(`
`);return`### Seeding ${E}: ${s.join(", ")}

| Keys | |
| --- | --- |
${W}
${f}`}function fe(e){return`\`${(0,X.Ow)(e,300).replaceAll("`","'")}\``}var je=i(3024);const Z=k("os");function q(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function se(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function Q(e,t,n){const s=new De(e,t,n);process.stdout.write(s.toString()+Z.EOL)}function de(e,t=""){Q(e,{},t)}const he="::";class De{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=he+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${Ke(o)}`)}}return t+=
`${he}${Be(this.message)}`,t}}function Be(e){return q(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ke(e){return q(e).replace(/%/g,"\
%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Fe=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),
pe=k("fs");function me(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!pe.existsSync(
n))throw new Error(`Missing file at path: ${n}`);pe.appendFileSync(n,`${q(t)}${Z.EOL}`,{encoding:"utf8"})}function _e(e,t){const n=`ghadelimiter_${Fe.randomUUID()}`,
s=q(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: va\
lue should not contain the delimiter "${n}"`);return`${e}<<${n}${Z.EOL}${s}${Z.EOL}${n}`}const Ze=k("path");var we=function(e,t,n,s){function o(f){return f instanceof
n?f:new n(function(E){E(f)})}return new(n||(n=Promise))(function(f,E){function W(V){try{Y(s.next(V))}catch(oe){E(oe)}}function U(V){try{Y(s.throw(V))}catch(oe){
E(oe)}}function Y(V){V.done?f(V.value):o(V.value).then(W,U)}Y((s=s.apply(e,t||[])).next())})},re;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(
re||(re={}));function qe(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));
issueCommand("set-env",{name:e},n)}function Ve(e){Q("add-mask",{},e)}function et(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-pat\
h",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function ye(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&
t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function tt(e,t){const n=ye(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function nt(e,t){const n=["true","True","TRUE"],s=["false","False","FALSE"],o=ye(e,t);
if(n.includes(o))return!0;if(s.includes(o))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ge(e,t){if(process.env.GITHUB_OUTPUT||"")return me("OUTPUT",_e(e,t));process.
stdout.write(Z.EOL),Q("set-output",{name:e},q(t))}function st(e){issue("echo",e?"on":"off")}function rt(e){process.exitCode=re.Failure,be(e)}function ot(){return process.
env.RUNNER_DEBUG==="1"}function it(e){issueCommand("debug",{},e)}function be(e,t={}){Q("error",se(t),e instanceof Error?e.toString():e)}function ge(e,t={}){Q("w\
arning",se(t),e instanceof Error?e.toString():e)}function We(e,t={}){Q("notice",se(t),e instanceof Error?e.toString():e)}function Se(e){process.stdout.write(e+Z.
EOL)}function Ee(e){de("group",e)}function $e(){de("endgroup")}function at(e,t){return we(this,void 0,void 0,function*(){Ee(e);let n;try{n=yield t()}finally{$e()}
return n})}function Je(e,t){if(process.env.GITHUB_STATE||"")return me("STATE",_e(e,t));Q("save-state",{name:e},q(t))}function ct(e){return process.env[`STATE_${e}`]||
""}function ut(e){return we(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const lt="slipway",Ye={error:be,warning:ge,notice:We};function He(e){
const t=Qe();return{line:n=>Se(ee(n)),group:n=>Ee(ee(n)),endGroup:$e,replay:(n,s)=>{Se([`::stop-commands::${s}`,...n.map(ee),`::${s}::`].join(`
`))},annotate:(n,{message:s,title:o,place:f})=>{const{file:E,line:W,column:U}=f??{};Ye[n](ee(s),(0,ce.Eb)({title:o,file:E,startLine:W,startColumn:U}))},mask:Ve,
output:(n,s)=>t("the outputs",()=>Ge(n,s)),state:(n,s)=>t("the state for the post step",()=>Je(n,s)),summary:n=>{e!==void 0&&t("the summary",()=>(0,je.writeFileSync)(
e,n))}}}function Qe(){const e=new Set;return(t,n)=>{try{n()}catch(s){e.has(t)||ge(ee(`The runner cannot keep ${t}: ${(0,d.I7)(s).message}`)),e.add(t)}}}function ee(e){
return(0,X.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function ze({env:e,clock:t,signal:n}){const s=Xe(e),o=He(e.GITHUB_STEP_SUMMARY||
void 0);for(const E of j(s,e))o.mask(E);const f=Re(o,t);try{const E=a(s,e),{seedFile:W}=await Promise.all([i.e(118),i.e(688)]).then(i.bind(i,9688)),U={fetch:await m(
e),clock:t,random:Math.random,report:f.tell,signal:n};return f.finish(E,await W(E,U))}catch(E){return f.fail((0,d.I7)(E))}}function Xe(e){const t=[...u.keys()].
map(n=>[n,e[`INPUT_${n.toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((r,g,i)=>{i.d(g,{J:()=>m});var d=i(3739),w=i(1709);function m(S,u){const $=S.
trim(),_=URL.canParse($)?new URL($):void 0;if(_===void 0||!["http:","https:"].includes(_.protocol))throw new d.GQ("invalid_input",`${u} is not an http(s) addres\
s`,{input:u,remedy:"Write it with its scheme, as https://platform.example.com."});if(_.username!==""||_.password!==""||_.search!==""||_.hash!=="")throw new d.GQ(
"invalid_input",`${u} has more than host and path`,{input:u,remedy:"Leave out user name, password, query and fragment."});return y(_,u),_.pathname=_.pathname.replace(
/\/+$/,""),_}function y(S,u){if(!(S.protocol==="https:"||S.protocol==="http:"&&(0,w.c)(S.hostname)))throw new d.GQ("insecure_url",`${u} names ${S.origin}, which\
 is not https`,{input:u,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((r,g,i)=>{i.d(g,{ml:()=>w});
const d=k("node:timers/promises"),w={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(u,$){$?.throwIfAborted();try{await(0,d.setTimeout)(u,void 0,
{signal:$})}catch(_){throw $?.throwIfAborted(),_}},after(u,$){const _=setTimeout($,u);return()=>clearTimeout(_)}};async function m(u,$,_){const C=new AbortController,
b=u.sleep($,C.signal).then(()=>{},()=>{});try{return await Promise.race([_,b])}finally{C.abort()}}const y={now(){const{user:u,system:$}=process.cpuUsage();return(u+
$)/1e3}},S=(u,$)=>{const _=setInterval($,u).unref();return()=>clearInterval(_)}}),9127:((r,g,i)=>{i.d(g,{a3:()=>y});var d=i(3739);const w=null;function m(_,C){const b=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(_.trim()),[,...L]=b??[],M=w.reduce((T,N,l)=>T+Number(L[l]??0)*N,0);if(!b||M===0)throw new SlipwayError("invalid_input",`${C}: "${_}" is not a duration`,{input:C,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return M}function y(_){if(_<1e3)return`${Math.round(_)}ms`;if(_<59950)
return`${(_/1e3).toFixed(1)}s`;const C=Math.round(_/1e3),b=L=>String(L).padStart(2,"0");return C<3600?`${Math.floor(C/60)}m ${b(C%60)}s`:`${Math.floor(C/3600)}h\
 ${b(Math.floor(C%3600/60))}m`}const S=null,u=null;function $(_,C){const b=C-_;if(b>u)return new Date(_).toISOString().slice(0,10);const[L,M]=S.find(([,N])=>b>=
N)??[];if(!L||L==="second"&&b<1e4)return"just now";const T=Math.floor(b/M);return`${T} ${L}${T===1?"":"s"} ago`}}),3739:((r,g,i)=>{i.d(g,{GQ:()=>m,I7:()=>y,xU:()=>$,
xb:()=>u});const d={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},w=Object.keys(d);class m extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(L,M,T={}){
super(M,T.cause===void 0?void 0:{cause:T.cause}),this.code=L,this.mender=d[L],this.remedy=T.remedy,this.input=T.input,this.place=T.place,this.call=T.call,this.also=
T.also??[]}with({code:L=this.code,message:M=this.message,...T}){const{remedy:N,input:l,place:c,call:h,cause:A,also:P}=this;return new m(L,M,{remedy:N,input:l,place:c,
call:h,cause:A,also:P,...T})}}function y(b){return b instanceof m?b:new m("internal",S(b),{cause:b,remedy:"This is a fault of Slipway. Please report it with the\
 lines above."})}function S(b){return b instanceof Error?b.message:String(b)}function u(b){throw new m("internal",`Unhandled case: ${JSON.stringify(b)}`)}function $(b){
if(!(!(b instanceof Error)||!("code"in b)))return typeof b.code=="string"?b.code:void 0}const _=new Set(["ENOSPC","EDQUOT"]);function C(b){return _.has($(b))}}),
9692:((r,g,i)=>{i.d(g,{sU:()=>w,q$:()=>D,bM:()=>G,U2:()=>B,Aw:()=>H});var d=i(8302);class w extends Error{name="JsonTextError";offset;stop;constructor(a,x,v=x){
super(a),this.offset=x,this.stop=v}}const m=34,y=44,S=58,u=91,$=92,_=93,C=123,b=125,L=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,M=24,T=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
N=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,l=/true|false|null/y,c="a lone surrogate (half of a character) in a string";class h{#e;#t;#s;#r=[];#n=0;#o={name:"",
nameOffset:0,offset:0};constructor(a,x=!0,v){this.#e=a,this.#t=x,this.#s=v}document(){this.#l();const a=this.#f()===C?"object":"other";do this.#a();while(this.#h());
if(this.#l(),this.#n<this.#e.length)throw this.#d("the end");return a}#a(){for(;;){this.#l(),this.#r.length===1&&(this.#o.offset=this.#n);const a=this.#f();if(a===
m){this.#m();return}if(a===C){if(this.#n+=1,this.#u(b))return;this.#r.push(new Set),this.#p()}else if(a===u){if(this.#n+=1,this.#u(_))return;this.#r.push(void 0)}else{
if(this.#b(N)||this.#b(l))return;throw this.#d("a value")}}}#h(){for(let a=this.#r.length;a>0;a--){const x=this.#r[a-1]!==void 0;if(a===1&&x&&this.#s&&this.#c(this.#s),
this.#u(y))return x&&this.#p(),!0;if(!this.#u(x?b:_))throw this.#g(x?"}":"]");this.#r.pop()}return!1}#c(a){a({...this.#o,text:this.#e.slice(this.#o.offset,this.#n)})}#p(){
this.#l();const a=this.#n;if(this.#f()!==m)throw this.#d("a name in double quotes");this.#m();const x=A(this.#e.slice(a,this.#n)),v=this.#r.at(-1);if(this.#t&&v?.
has(x))throw new w(`the name "${x}" occurs twice in one object`,a);if(v?.add(x),!this.#u(S))throw this.#d('":"');this.#r.length===1&&(this.#o={name:x,nameOffset:a,
offset:this.#n})}#m(){const a=this.#e,x=this.#n;let v=x+1;for(;;){const j=a.charCodeAt(v);if(j===m)break;if(j===$)v=this.#w(v,x);else if(j>=55296&&j<=57343)v=this.#i(
v,x);else if(j>=32)v=v-x<M?v+1:this.#_(v);else throw this.#y(v)}this.#n=v+1}#_(a){return L.lastIndex=a,L.test(this.#e),L.lastIndex}#w(a,x){if(T.lastIndex=a,!T.test(
this.#e))throw this.#y(a);const v=T.lastIndex;if(!this.#t||v-a===2)return v;const j=Number.parseInt(this.#e.slice(a+2,v),16);if(j<55296||j>57343)return v;const J=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(v,v+6));if(j>=56320||!J)throw new w(c,x);return v+6}#i(a,x){const[v,j]=[this.#e.charCodeAt(a),this.#e.charCodeAt(a+1)],J=v<56320&&(j&64512)===
56320;if(this.#t&&!J)throw new w(c,x);return a+(J?2:1)}#y(a){const x=a>=this.#e.length;return new w(x?"a string does not end":"a bad escape or control character\
 in a string",a)}#u(a){return this.#l(),this.#f()!==a?!1:(this.#n+=1,!0)}#l(){for(;;){const a=this.#f();if(a!==32&&a!==10&&a!==13&&a!==9)return;this.#n+=1}}#f(){
return this.#e.charCodeAt(this.#n)}#b(a){return a.lastIndex=this.#n,a.test(this.#e)?(this.#n=a.lastIndex,!0):!1}#g(a){const x=this.#e.slice(0,this.#n).trimEnd().
length;return/["{[\w-]/.test(this.#e.charAt(this.#n))?new w(`"," or "${a}" is missing`,x,this.#n):this.#d(`"," or "${a}"`)}#d(a){const x=this.#e.slice(this.#n,this.#n+
1);return new w(`expected ${a}, found ${x===""?"the end":JSON.stringify(x)}`,this.#n)}}function A(I){return I.includes("\\")?String(JSON.parse(I)):I.slice(1,-1)}
function P(I,a){const x=I.slice(0,a);return{line:x.split(`
`).length,column:a-x.lastIndexOf(`
`)}}function D(I){new h(I).document()}function F(I){try{new JsonScanner(I,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function B(I,a=!0){
const x=[];return new h(I,a,j=>x.push(j)).document()==="object"?x:void 0}function G(I){return I.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(I,a){
return I===a||p(I)===p(a)}function p(I){try{return String(JSON.parse(I,O))}catch(a){if(a instanceof RangeError)return G(I);throw a}}function O(I,a,x){return typeof a==
"number"?K(x?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,d.Gv)(a)?`{${Object.entries(a).map(([j,J])=>`${JSON.stringify(j)}:${J}`).sort().join(",")}\
}`:JSON.stringify(a)}function K(I){const[,a,x="",v="",j="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(I)??[],J=`${x}${v}`.replace(/^0+/,""),z=J.replace(
/0+$/,"");if(z==="")return`${a}0`;const te=BigInt(j)-BigInt(v.length)+BigInt(J.length-z.length);return`${a}${z}e${te}`}}),8302:((r,g,i)=>{i.d(g,{Eb:()=>y,Gv:()=>d,
U4:()=>w});function d(u){return typeof u=="object"&&u!==null&&!Array.isArray(u)}function w(u){try{return JSON.parse(u)}catch{return}}function m(u){const $=w(u);
return d($)?$:void 0}function y(u){const $=Object.entries(u).filter(([,_])=>_!==void 0);return Object.fromEntries($)}function S(u,$){return typeof u=="string"&&
u.length<=$}}),1709:((r,g,i)=>{i.d(g,{c:()=>w});function d(m){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(m)}function w(m){return/^(?:[^.]+\.)*localhost\.?$/i.test(
m)||d(m.replace(/^\[|\]$/g,""))}}),5807:((r,g,i)=>{i.d(g,{Ow:()=>l});const d="\x1B",w="\x07",m=new RegExp(`${d}[\\]P_^X][^${w}${d}]*(?:${w}|${d}\\\\)|${d}\\[[0-?\
]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\\^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,S=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06\
dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),u=new RegExp(`${d}\\[[0-9;:]{0,40}m`,"g");function $(p){const O=p.includes(d)?p.match(u)??[]:
[];return O.length===0?{texts:[p],codes:O}:{texts:p.split(u),codes:O}}const _=/^[ -~]*$/,C=/^[\t -~]*$/;function b(p){return p.includes(d)?p.replace(m,""):p}function L(p){
return C.test(p)?p:b(p).replace(/[\n\u2028\u2029]/g," ").replace(S(),O=>O==="	"?O:"")}function M(p){return p.split(`
`).map(L).join(`
`)}function T(p,O){return p.length>O?c(p,O):p}function N(p){return p.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function l(p,O=2e3){const K=p.length>O*8+1024?p.slice(
0,O*8+1024):p;if(_.test(K)&&K.length<=O)return p;const I=b(K).replace(y," ").replace(S(),"").toWellFormed();return I.length>O||K.length<p.length?c(I,O):I}function c(p,O){
if(O<1)return"";const K=p.slice(0,O-1),I=K.charCodeAt(K.length-1);return`${I>=55296&&I<=56319?K.slice(0,-1):K}\u2026`}function h(p){return p.trim().split(/\s+/)}
function A(p){let[O,K]=[String(p),""];for(;O.length>3;O=O.slice(0,-3))K=`,${O.slice(-3)}${K}`;return O+K}function P(p,O){return`${A(p)} ${O}${p===1?"":"s"}`}function D(p){
return F(p)??p}function F(p){try{return decodeURIComponent(p)}catch{return}}const B=/^[\t\n\r -~]*$/;function G(p){return B.test(p)?p:p.replace(/[\u2028\u2029]/g,
H).replace(S(),O=>`	
\r`.includes(O)?O:H(O))}function H(p){return Array.from({length:p.length},(K,I)=>p.charCodeAt(I)).map(K=>`\\u${K.toString(16).padStart(4,"0")}`).join("")}}),2345:((r,g,i)=>{
i.d(g,{BL:()=>b,be:()=>_,jL:()=>$,ux:()=>d});const d={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
w=["api","web-ssr","sse"],m=["web-landing",...w],y="detect";function S(c){return w.some(h=>h===c)}const u="us-east-2",$="execute-api",_="SERVICE_KVS_",C=/^[A-Za-z_][A-Za-z0-9_]*$/,
b=/^[a-z][a-z0-9_]{0,31}$/,L=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,M={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},T={pageDefault:64*1024,pageMost:256*1024},N={subject:200,author:100},l={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),4077:((r,g,i)=>{i.a(r,async(d,w)=>{try{var m=i(4109),y=i(336);const S=new AbortController;
process.on("SIGINT",()=>S.abort()),process.on("SIGTERM",()=>S.abort()),process.exitCode=await(0,m.h)({env:process.env,clock:y.ml,signal:S.signal}),w()}catch(S){
w(S)}},1)}),4734:((r,g,i)=>{i.d(g,{Ar:()=>S,Cn:()=>y,J9:()=>M,mk:()=>T,mn:()=>b,wy:()=>L});var d=i(9692),w=i(2345),m=i(5255);function*y(c){const h=u(c,"");h instanceof
m.LN?yield h:h===void 0?yield new m.LN("an entry is an object {key, value, ttlSeconds?}",c.line,c.column):yield*b(h,c)}function*S(c){const h=u(c,"{}");if(h instanceof
m.LN)yield h;else if(h!==void 0)for(const[A,P]of h){const{line:D,column:F}=c;yield*b(new Map([["key",{json:JSON.stringify(A),line:D,column:F}],["value",P]]),c)}}
function u(c,h){const{text:A,line:P,column:D}=c;if(A===void 0)return new m.LN("the entry is far longer than any that is allowed",P,D);const F=h===""?0:1;try{const B=(0,d.
U2)(h===""?A:`{${A}}`);return B&&new Map(B.map(G=>[G.name,$(c,A,G,F)]))}catch(B){if(!(B instanceof d.sU))throw B;const G=_(c,A,B.offset-F);return new m.LN(`not \
valid JSON: ${B.message}`,G.line,G.column)}}function $(c,h,A,P){return{json:(0,d.bM)(A.text),..._(c,h,A.nameOffset-P)}}function _({line:c,column:h},A,P){const D=A.
slice(0,Math.max(0,P)),F=D.lastIndexOf(`
`);return F===-1?{line:c,column:h+D.length}:{line:c+D.split(`
`).length-1,column:D.length-F}}const C=new Set(["key","value","ttlSeconds"]);function*b(c,h){const A=[],P=(p,O)=>{A.push(new m.LN(O,p?.line??h.line,p?.column??h.
column))};for(const[p,O]of c)C.has(p)||P(O,`an entry has no member "${p}": its members are key, value and ttlSeconds`);const[D,F,B]=[c.get("key"),c.get("value"),
c.get("ttlSeconds")],G=D&&T(D.json);D===void 0?P(void 0,"the entry has no key"):G!==void 0&&P(D,G),F===void 0?P(void 0,"the entry has no value"):N(F.json)>w.ux.
valueBytes&&P(F,`the value has ${N(F.json)} bytes of JSON; the most is ${w.ux.valueBytes}`);const H=B&&Number(B.json);B!==void 0&&!M(H)&&P(B,`ttlSeconds is ${l(
B.json)}; ${L}`),A.length>0||D===void 0||F===void 0?yield*A:yield{key:String(JSON.parse(D.json)),text:F.json,ttlSeconds:H,line:h.line}}const L=`it must be a who\
le number from ${w.ux.minTtlSeconds} to ${w.ux.maxTtlSeconds}`;function M(c){const{minTtlSeconds:h,maxTtlSeconds:A}=w.ux;return Number.isInteger(c)&&Number(c)>=
h&&Number(c)<=A}function T(c){const h=JSON.parse(c);if(typeof h!="string")return`the key is ${l(c)}, not a string`;if(h==="")return"the key is empty";if(!h.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(N(h)>w.ux.keyBytes)return`the key has ${N(h)} bytes of UTF-8; the most is ${w.ux.keyBytes}`}function N(c){
return Buffer.byteLength(c)}function l(c){return c.length>40?`${c.slice(0,39)}\u2026`:c}}),5255:((r,g,i)=>{i.d(g,{LN:()=>d,cR:()=>b,g3:()=>L});class d extends Error{name="\
FileFault";line;column;constructor(l,c,h){super(l),this.line=c,this.column=h}}const w=1024*1024,[m,y,S,u]=[34,92,44,10],$=new Set([91,123]),_=new Set([93,125]),
C=new Set([32,9,10,13]);class b{#e;#t="before";#s=0;#r=!1;#n=!1;#o=1;#a=1;#h=0;#c=new M;constructor(l){this.#e=l}*push(l){let c=0;for(let h=0;h<l.length;h+=1){const A=l.
charCodeAt(h);this.#r?this.#p(A):this.#t!=="inside"?(this.#m(A),c=h+1):this.#s===0&&(A===S||_.has(A))?(this.#c.add(l.slice(c,h)),c=h+1,yield*this.#w(A)):this.#_(
A),A===u?(this.#o+=1,this.#a=1):this.#a+=1}this.#t==="inside"&&this.#c.add(l.slice(c))}end(){if(this.#t==="after")return[];throw this.#i(`the file ends where "${this.#e[this.#t===
"before"?0:1]}" is expected`)}#p(l){this.#n?this.#n=!1:l===y?this.#n=!0:l===m&&(this.#r=!1)}#m(l){if(!C.has(l)){if(this.#t==="after")throw this.#i("there is tex\
t after the end; name a file of one entry a line .ndjson");if(l!==this.#e.charCodeAt(0))throw this.#i(`expected "${this.#e[0]}"`);this.#t="inside"}}#_(l){C.has(
l)||this.#c.startAt(this.#o,this.#a),l===m?this.#r=!0:$.has(l)?this.#s+=1:_.has(l)&&(this.#s-=1)}*#w(l){const c=this.#c.take(),h=l!==S;if(h&&l!==this.#e.charCodeAt(
1))throw this.#i(`expected "${this.#e[1]}" or ","`);if(c)yield c;else if(!h||this.#h>0)throw this.#i("there is a comma too many");this.#h+=1,h&&(this.#t="after")}#i(l){
return new d(l,this.#o,this.#a)}}class L{#e=1;#t=new M;*push(l){let c=0;for(let h=l.indexOf(`
`);h!==-1;h=l.indexOf(`
`,c))this.#s(l.slice(c,h)),yield*this.end(),this.#e+=1,c=h+1;this.#s(l.slice(c))}end(){const l=this.#t.take();return l?[l]:[]}#s(l){l!==""&&this.#t.startAt(this.#e,
1),this.#t.add(l)}}class M{#e=[];#t=0;#s;startAt(l,c){this.#s??={line:l,column:c}}add(l){this.#t+=l.length,this.#t<=w?this.#e.push(l):this.#e=[]}take(){const l=this.#t<=
w?T(this.#e.join("")):void 0,c=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,c===void 0||l===""?void 0:{text:l,...c}}}function T(N){let[l,c]=[0,N.length];for(;l<
c&&C.has(N.charCodeAt(l));)l+=1;for(;c>l&&C.has(N.charCodeAt(c-1));)c-=1;return N.slice(l,c)}})},ie={};function R(r){var g=ie[r];if(g!==void 0)return g.exports;
var i=ie[r]={id:r,loaded:!1,exports:{}},d=!0;try{xe[r](i,i.exports,R),d=!1}finally{d&&delete ie[r]}return i.loaded=!0,i.exports}R.m=xe,typeof R<"u"&&(R.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var r=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",g=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",d=m=>{m&&m.d<1&&(m.d=1,m.forEach(y=>y.r--),m.forEach(y=>y.r--?y.r++:y()))},w=m=>m.map(y=>{if(y!==null&&typeof y=="object"){if(y[r])return y;if(y.then){
var S=[];S.d=0,y.then(_=>{u[g]=_,d(S)},_=>{u[i]=_,d(S)});var u={};return u[r]=_=>_(S),u}}var $={};return $[r]=_=>{},$[g]=y,$});R.a=(m,y,S)=>{var u;S&&((u=[]).d=
-1);var $=new Set,_=m.exports,C,b,L,M=new Promise((T,N)=>{L=N,b=T});M[g]=_,M[r]=T=>(u&&T(u),$.forEach(T),M.catch(N=>{})),m.exports=M,y(T=>{C=w(T);var N,l=()=>C.
map(h=>{if(h[i])throw h[i];return h[g]}),c=new Promise(h=>{N=()=>h(l),N.r=0;var A=P=>P!==u&&!$.has(P)&&($.add(P),P&&!P.d&&(N.r++,P.push(N)));C.map(P=>P[r](A))});
return N.r?c:l()},T=>(T?L(M[i]=T):b(_),d(u))),u&&u.d<0&&(u.d=0)}})(),(()=>{var r=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,g;R.t=function(i,d){
if(d&1&&(i=this(i)),d&8||typeof i=="object"&&i&&(d&4&&i.__esModule||d&16&&typeof i.then=="function"))return i;var w=Object.create(null);R.r(w);var m={};g=g||[null,
r({}),r([]),r(r)];for(var y=d&2&&i;typeof y=="object"&&!~g.indexOf(y);y=r(y))Object.getOwnPropertyNames(y).forEach(S=>m[S]=()=>i[S]);return m.default=()=>i,R.d(
w,m),w}})(),R.d=(r,g)=>{for(var i in g)R.o(g,i)&&!R.o(r,i)&&Object.defineProperty(r,i,{enumerable:!0,get:g[i]})},R.f={},R.e=r=>Promise.all(Object.keys(R.f).reduce(
(g,i)=>(R.f[i](r,g),g),[])),R.u=r=>""+r+".index.js",R.o=(r,g)=>Object.prototype.hasOwnProperty.call(r,g),R.r=r=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
r,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(r,"__esModule",{value:!0})},R.nmd=r=>(r.paths=[],r.children||(r.children=[]),r),(()=>{var r={792:0},
g=i=>{var{ids:d,modules:w,runtime:m}=i,y,S,u=0;for(y in w)R.o(w,y)&&(R.m[y]=w[y]);for(m&&m(R);u<d.length;u++)S=d[u],R.o(r,S)&&r[S]&&r[S][0](),r[d[u]]=0};R.f.j=(i,d)=>{
var w=R.o(r,i)?r[i]:void 0;if(w!==0)if(w)d.push(w[1]);else{var m=import("./"+R.u(i)).then(g,y=>{throw r[i]!==0&&(r[i]=void 0),y}),m=Promise.race([m,new Promise(
y=>w=r[i]=[y])]);d.push(w[1]=m)}}})();var Oe=R(4077);Oe=await Oe;

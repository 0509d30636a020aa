const k=process.getBuiltinModule;var xe={181:(r=>{r.exports=k("buffer")}),4589:(r=>{r.exports=k("node:assert")}),6698:(r=>{r.exports=k("node:async_hooks")}),4573:(r=>{
r.exports=k("node:buffer")}),7598:(r=>{r.exports=k("node:crypto")}),3053:(r=>{r.exports=k("node:diagnostics_channel")}),8474:(r=>{r.exports=k("node:events")}),3024:(r=>{
r.exports=k("node:fs")}),1455:(r=>{r.exports=k("node:fs/promises")}),7067:(r=>{r.exports=k("node:http")}),2467:(r=>{r.exports=k("node:http2")}),7030:(r=>{r.exports=
k("node:net")}),8161:(r=>{r.exports=k("node:os")}),6760:(r=>{r.exports=k("node:path")}),643:(r=>{r.exports=k("node:perf_hooks")}),1792:(r=>{r.exports=k("node:qu\
erystring")}),99:(r=>{r.exports=k("node:sqlite")}),7075:(r=>{r.exports=k("node:stream")}),7830:(r=>{r.exports=k("node:stream/web")}),1692:(r=>{r.exports=k("node\
:tls")}),3136:(r=>{r.exports=k("node:url")}),7975:(r=>{r.exports=k("node:util")}),3429:(r=>{r.exports=k("node:util/types")}),5919:(r=>{r.exports=k("node:worker_\
threads")}),8522:(r=>{r.exports=k("node:zlib")}),932:(r=>{r.exports=k("process")}),4109:((r,$,a)=>{a.d($,{h:()=>ze});var d=a(3739),m=a(1709);async function p(e){
const t=M=>e[M.toLowerCase()]||e[M]||"",n=t("ALL_PROXY"),s=_(t("HTTP_PROXY")||n,"HTTP_PROXY"),o=_(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(s===""&&o==="")return fetch;
const f=await a.e(729).then(a.bind(a,3729)),x=new f.EnvHttpProxyAgent({httpProxy:s,httpsProxy:o,noProxy:t("NO_PROXY")}),V=f.fetch;return async(M,Y)=>{if(M instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const F=new URL(M);return(0,m.c)(F.hostname)?fetch(M,Y):V(F,{...Y,dispatcher:x})}}function _(e,t){
const n=e===""||e.includes("://")?e:`http://${e}`;if(n===""||URL.canParse(n))return n;throw new d.GQ("invalid_input",`${t} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}const w={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSecond\
s?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`\
SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},u=new Map(Object.entries(w)),O={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."};var E=a(1619);const S={characters:80,candidates:1e3,shown:3};function A(e,t){const n=v(e);if(n===""||e.length>S.characters)
return[];const s=t.slice(0,S.candidates).filter(f=>f!==e&&f.length<=S.characters).flatMap(f=>{const x=l(e)===l(f)?Math.min(c(n,v(f))??C,C):c(n,v(f));return x===
void 0?[]:[{each:f,points:x}]}),o=Math.min(...s.map(({points:f})=>f));return s.sort((f,x)=>f.points-x.points).filter(({points:f})=>f<=o+1).slice(0,S.shown).map(
({each:f})=>f)}function L(e,t){return A(e,t).filter(n=>h(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function N(e,t){const[n]=A(e.trim(),t);return n===
void 0?"":`; did you mean "${n}"?`}function v(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const C=1;function l(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}\
:`}function c(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=h(e,t);if(s<=n)return s;const[o,f]=e.length<t.length?[e,t]:
[t,e];if(o.length>=4&&(f.startsWith(o)||f.endsWith(o)))return n+1}function h(e,t){let n=[],s=Array.from({length:t.length+1},(o,f)=>f);for(let o=1;o<=e.length;o++){
const f=[o];for(let x=1;x<=t.length;x++){const V=e[o-1]===t[x-1],M=o>1&&x>1&&e[o-1]===t[x-2]&&e[o-2]===t[x-1];f[x]=Math.min((s[x]??0)+1,(f[x-1]??0)+1,(s[x-1]??0)+
(V?0:1),M?(n[x-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,f]}return s[t.length]??0}function T(e,t,n){return new d.GQ("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}
function R(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function D(e,t){switch(e.trim().toLowerCase()){case"true":
return!0;case"false":return!1;default:throw T(t,`"${j(e)}" is neither true nor false`,"Write true or false.")}}function B(e,t,n){const s=t.find(f=>f===e.trim().
toLowerCase());if(s!==void 0)return s;const o=t.map(f=>`"${f}"`).join(", ");throw T(n,`"${j(e)}" is not one of ${o}${didYouMean(e,t)}`,`Write one of ${o}.`)}function j(e){
const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class K{#e=[];try(t,n){try{return t()}catch(s){const o=(0,d.I7)(s);if(o.code===
"internal")throw s;return this.#e.push(o),n}}add(t){this.#e.push(t)}throwIfAny(){const t=H(this.#e);if(t)throw t}}function H(e){const[t,...n]=e.flatMap(s=>[s.with(
{also:[]}),...s.also]);return t?.with({also:n})}var G=a(2345),W=a(4734);const b=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,y=256;function i(e,t,n=s=>s){const s=new ae(
e,n),{file:o,pruneFile:f}=s.files(),x={file:o,pruneFile:f,target:s.boolean("dry-run")?void 0:J(s,t),ttlSeconds:s.number("ttl-seconds",W.J9,W.wy),concurrency:s.number(
"concurrency",I,`it must be a whole number from 1 to ${y}`)??1,verify:s.boolean("verify"),secrets:U(e,t)};return s.problems.throwIfAny(),x}function g(e,t){const n={
table:e},s=new ae(n,f=>f),o=J(s,t);return s.problems.throwIfAny(),{target:o,secrets:U(n,t)}}function I(e){return Number.isInteger(e)&&e>=1&&e<=y}function U(e,t){
const n=Object.entries(t).filter(([o])=>o.startsWith(`${G.be}TOKEN_`)),s=[e.token,...n.map(([,o])=>o),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(
s.map(o=>o?.trim()??""))].filter(o=>o!=="")}function J(e,t){const{problems:n}=e,s=F=>`${G.be}${F}`,o=e.text("table");o!==""&&!G.BL.test(o.toLowerCase())&&n.add(
T(e.name("table"),`"${o}" is not a table name`,"Write letters, digits and _, as sessions."));const f=e.textOrVariable("url",t[s("URL")],s("URL"));f!==""&&n.try(
()=>(0,E.J)(f,e.name("url")),void 0);const x=e.textOrVariable("region",t[s("REGION")],s("REGION")),V=s(`TOKEN_${o.toUpperCase()}`),M=e.text("token")||(o===""?e.
textOrVariable("table",void 0,s("TOKEN_<TABLE>")):e.textOrVariable("token",t[V],V)),Y=async()=>z(t);return n.try(()=>z(t),void 0),{url:f,region:x,token:M,credentials:Y}}
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
        aws-region: us-east-2`;class ae{problems=new K;#e;name;constructor(t,n){this.#e=t,this.name=n}text(t){return this.#e[t]?.trim()||(u.get(t)?.default??"")}files(){
const t=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(t===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:t,pruneFile:n}}boolean(t){return this.problems.try(()=>D(this.text(t),this.
name(t)),!1)}number(t,n,s){const o=this.text(t);if(o==="")return;const f=/^\d+$/.test(o)?Number(o):Number.NaN;if(!n(f)){const x=`${this.name(t)} is "${o}"; ${s}`;
this.problems.add(new d.GQ("invalid_input",x,{input:this.name(t),remedy:"Write a number."}))}return f}textOrVariable(t,n,s){const o=this.text(t)||n?.trim()||"";
if(o===""){const f=`Give ${this.name(t)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(t,`is not set, and neither is ${s}`,f)}return o}#t(t,n,s){
const o=this.name(t);this.problems.add(new d.GQ("missing_input",`${o} ${n}`,{input:o,remedy:s}))}}var X=a(5807),ne=a(9127);function Te({part:e,done:t,total:n,perSecond:s,
leftMs:o}){const f=o===void 0||t===n?"":`, ${(0,ne.a3)(o)} left`,x=s.toFixed(s<10?1:0);return`${e==="write"?"Written":"Deleted"} ${t} of ${n} (${x} a second${f}\
)`}function Ae({waitMs:e,atOnce:t}){return`Rate limit: waiting ${(0,ne.a3)(e)}, then at most ${t} at once`}function Ce({trouble:e}){const t=e.status===void 0?"h\
ad no answer":`was answered ${e.status}`;return`A ${e.operation} ${t}; it is repeated`}function Ie({entries:e,deletes:t,written:n,deleted:s,dryRun:o,ms:f}){return o?
`Dry run: ${e} would be written, ${t} deleted`:`${n} written, ${s} deleted in ${(0,ne.a3)(f)}`}var ce=a(8302);const Ne=10;class ve{#e;#t={error:0,warning:0,notice:0};#s=0;constructor(t){
this.#e=t}get dropped(){return this.#s}add(t,n){if(this.#t[t]<Ne){this.#t[t]++,this.#e.annotate(t,n);return}this.#s++;const{place:s}=n,o=s===void 0?"":`${s.file}${s.
line===void 0?"":`:${s.line}`}: `;this.#e.line(`${t}: ${o}${n.message}`)}addDiagnostic(t){const{file:n,line:s,column:o}=t,f={file:n,...(0,ce.Eb)({line:s??void 0,
column:o??void 0})},x=t.code===null?{}:{title:(0,X.Ow)(t.code,80)};this.add(t.severity,{...x,message:(0,X.Ow)(t.message,1e3),place:f})}}function ue(e,t,n){for(const s of[
n,...n.also]){const o=s.place===void 0?{}:{place:s.place};t.add("error",{message:(0,X.Ow)(s.message),...o});for(const f of ke(s))e.line(`  ${f}`)}}function ke(e){
const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...Le(e),...le(e.cause)]}function Le({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function le(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,X.Ow)(e.
message,500)}`,...le(e.cause,t+1)]}const Re=1e4;function Pe(e,t){const n=new ve(e);return{tell:Me(e,n,t),finish(s,o){return o.error?ue(e,n,o.error):e.line(`\u2713 ${Ie(
o)}`),e.output("written",String(o.written)),e.output("deleted",String(o.deleted)),e.output("failed",String(o.failed)),e.summary(Ue(s,o)),o.error?1:0},fail(s){return ue(
e,n,s),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function Me(e,t,n){let s=n.now();return o=>{switch(o.type){case"checked":e.line(
`\u2713 Checked: ${o.entries} to write, ${o.deletes} to delete`);break;case"progress":if(n.now()-s<Re&&o.done<o.total)break;s=n.now(),e.line(Te(o));break;case"t\
hrottled":e.line(Ae(o));break;case"trouble":t.add("warning",{message:Ce(o)});break;case"key-failed":break;default:(0,d.xb)(o)}}}function Ue({file:e,pruneFile:t},n){
const s=[e,t].filter(M=>M!==void 0).map(fe),o=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],f=n.unwrittenFile===void 0?"":`
Not written: ${fe(n.unwrittenFile)} \u2013 seed it next.
`,x=n.dryRun?"checked (dry run)":n.error?"failed":"done",V=o.filter(([,,M])=>M>0).map(([M,Y,F])=>`| ${M} | ${Y} of ${F} |`).join(`
`);return`### Seeding ${x}: ${s.join(", ")}

| Keys | |
| --- | --- |
${V}
${f}`}function fe(e){return`\`${(0,X.Ow)(e,300).replaceAll("`","'")}\``}var De=a(3024);const Z=k("os");function q(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function se(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function Q(e,t,n){const s=new je(e,t,n);process.stdout.write(s.toString()+Z.EOL)}function de(e,t=""){Q(e,{},t)}const he="::";class je{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=he+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${Ke(o)}`)}}return t+=
`${he}${Be(this.message)}`,t}}function Be(e){return q(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ke(e){return q(e).replace(/%/g,"\
%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Fe=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),
pe=k("fs");function me(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!pe.existsSync(
n))throw new Error(`Missing file at path: ${n}`);pe.appendFileSync(n,`${q(t)}${Z.EOL}`,{encoding:"utf8"})}function _e(e,t){const n=`ghadelimiter_${Fe.randomUUID()}`,
s=q(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: va\
lue should not contain the delimiter "${n}"`);return`${e}<<${n}${Z.EOL}${s}${Z.EOL}${n}`}const Ze=k("path");var we=function(e,t,n,s){function o(f){return f instanceof
n?f:new n(function(x){x(f)})}return new(n||(n=Promise))(function(f,x){function V(F){try{Y(s.next(F))}catch(oe){x(oe)}}function M(F){try{Y(s.throw(F))}catch(oe){
x(oe)}}function Y(F){F.done?f(F.value):o(F.value).then(V,M)}Y((s=s.apply(e,t||[])).next())})},re;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(
re||(re={}));function qe(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));
issueCommand("set-env",{name:e},n)}function Ve(e){Q("add-mask",{},e)}function et(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-pat\
h",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function ye(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&
t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function tt(e,t){const n=ye(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function nt(e,t){const n=["true","True","TRUE"],s=["false","False","FALSE"],o=ye(e,t);
if(n.includes(o))return!0;if(s.includes(o))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ge(e,t){if(process.env.GITHUB_OUTPUT||"")return me("OUTPUT",_e(e,t));process.
stdout.write(Z.EOL),Q("set-output",{name:e},q(t))}function st(e){issue("echo",e?"on":"off")}function rt(e){process.exitCode=re.Failure,be(e)}function ot(){return process.
env.RUNNER_DEBUG==="1"}function it(e){issueCommand("debug",{},e)}function be(e,t={}){Q("error",se(t),e instanceof Error?e.toString():e)}function ge(e,t={}){Q("w\
arning",se(t),e instanceof Error?e.toString():e)}function Je(e,t={}){Q("notice",se(t),e instanceof Error?e.toString():e)}function Se(e){process.stdout.write(e+Z.
EOL)}function Ee(e){de("group",e)}function $e(){de("endgroup")}function at(e,t){return we(this,void 0,void 0,function*(){Ee(e);let n;try{n=yield t()}finally{$e()}
return n})}function We(e,t){if(process.env.GITHUB_STATE||"")return me("STATE",_e(e,t));Q("save-state",{name:e},q(t))}function ct(e){return process.env[`STATE_${e}`]||
""}function ut(e){return we(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const lt="slipway",Ye={error:be,warning:ge,notice:Je};function He(e){
const t=Qe();return{line:n=>Se(ee(n)),group:n=>Ee(ee(n)),endGroup:$e,replay:(n,s)=>{Se([`::stop-commands::${s}`,...n.map(ee),`::${s}::`].join(`
`))},annotate:(n,{message:s,title:o,place:f})=>{const{file:x,line:V,column:M}=f??{};Ye[n](ee(s),(0,ce.Eb)({title:o,file:x,startLine:V,startColumn:M}))},mask:Ve,
output:(n,s)=>t("the outputs",()=>Ge(n,s)),state:(n,s)=>t("the state for the post step",()=>We(n,s)),summary:n=>{e!==void 0&&t("the summary",()=>(0,De.writeFileSync)(
e,n))}}}function Qe(){const e=new Set;return(t,n)=>{try{n()}catch(s){e.has(t)||ge(ee(`The runner cannot keep ${t}: ${(0,d.I7)(s).message}`)),e.add(t)}}}function ee(e){
return(0,X.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function ze({env:e,clock:t,signal:n}){const s=Xe(e),o=He(e.GITHUB_STEP_SUMMARY||
void 0);for(const x of U(s,e))o.mask(x);const f=Pe(o,t);try{const x=i(s,e),{seedFile:V}=await Promise.all([a.e(118),a.e(688)]).then(a.bind(a,9688)),M={fetch:await p(
e),clock:t,random:Math.random,report:f.tell,signal:n};return f.finish(x,await V(x,M))}catch(x){return f.fail((0,d.I7)(x))}}function Xe(e){const t=[...u.keys()].
map(n=>[n,e[`INPUT_${n.toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((r,$,a)=>{a.d($,{J:()=>p});var d=a(3739),m=a(1709);function p(w,u){const O=w.
trim(),E=URL.canParse(O)?new URL(O):void 0;if(E===void 0||!["http:","https:"].includes(E.protocol))throw new d.GQ("invalid_input",`${u} is not an http(s) addres\
s`,{input:u,remedy:"Write it with its scheme, as https://platform.example.com."});if(E.username!==""||E.password!==""||E.search!==""||E.hash!=="")throw new d.GQ(
"invalid_input",`${u} has more than host and path`,{input:u,remedy:"Leave out user name, password, query and fragment."});return _(E,u),E.pathname=E.pathname.replace(
/\/+$/,""),E}function _(w,u){if(!(w.protocol==="https:"||w.protocol==="http:"&&(0,m.c)(w.hostname)))throw new d.GQ("insecure_url",`${u} names ${w.origin}, which\
 is not https`,{input:u,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((r,$,a)=>{a.d($,{ml:()=>m});
const d=k("node:timers/promises"),m={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(w,u){u?.throwIfAborted();try{await(0,d.setTimeout)(w,void 0,
{signal:u})}catch(O){throw u?.throwIfAborted(),O}},after(w,u){const O=setTimeout(u,w);return()=>clearTimeout(O)}},p={now(){const{user:w,system:u}=process.cpuUsage();
return(w+u)/1e3}},_=(w,u)=>{const O=setInterval(u,w).unref();return()=>clearInterval(O)}}),9127:((r,$,a)=>{a.d($,{a3:()=>_});var d=a(3739);const m=null;function p(E,S){
const A=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(E.trim()),[,...L]=A??[],N=m.reduce((v,C,l)=>v+Number(L[l]??0)*C,0);
if(!A||N===0)throw new SlipwayError("invalid_input",`${S}: "${E}" is not a duration`,{input:S,remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it m\
ust be longer than zero."});return N}function _(E){if(E<1e3)return`${Math.round(E)}ms`;if(E<59950)return`${(E/1e3).toFixed(1)}s`;const S=Math.round(E/1e3),A=L=>String(
L).padStart(2,"0");return S<3600?`${Math.floor(S/60)}m ${A(S%60)}s`:`${Math.floor(S/3600)}h ${A(Math.floor(S%3600/60))}m`}const w=null,u=null;function O(E,S){const A=S-
E;if(A>u)return new Date(E).toISOString().slice(0,10);const[L,N]=w.find(([,C])=>A>=C)??[];if(!L||L==="second"&&A<1e4)return"just now";const v=Math.floor(A/N);return`${v}\
 ${L}${v===1?"":"s"} ago`}}),3739:((r,$,a)=>{a.d($,{GQ:()=>p,I7:()=>_,xU:()=>u,xb:()=>w});const d={missing_input:"user",invalid_input:"user",invalid_file:"user",
file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"\
user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"\
user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"pl\
atform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"\
platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"\
user",unsupported_runtime:"user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(d);class p extends Error{name="\
SlipwayError";code;mender;remedy;input;place;call;also;constructor(A,L,N={}){super(L,N.cause===void 0?void 0:{cause:N.cause}),this.code=A,this.mender=d[A],this.
remedy=N.remedy,this.input=N.input,this.place=N.place,this.call=N.call,this.also=N.also??[]}with({code:A=this.code,message:L=this.message,...N}){const{remedy:v,
input:C,place:l,call:c,cause:h,also:T}=this;return new p(A,L,{remedy:v,input:C,place:l,call:c,cause:h,also:T,...N})}}function _(S){if(S instanceof p)return S;const A=S instanceof
Error?S.message:String(S);return new p("internal",A,{cause:S,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function w(S){throw new p(
"internal",`Unhandled case: ${JSON.stringify(S)}`)}function u(S){if(!(!(S instanceof Error)||!("code"in S)))return typeof S.code=="string"?S.code:void 0}const O=new Set(
["ENOSPC","EDQUOT"]);function E(S){return O.has(u(S))}}),9692:((r,$,a)=>{a.d($,{sU:()=>m,q$:()=>D,bM:()=>K,U2:()=>j,Aw:()=>H});var d=a(8302);class m extends Error{name="\
JsonTextError";offset;stop;constructor(i,g,I=g){super(i),this.offset=g,this.stop=I}}const p=34,_=44,w=58,u=91,O=92,E=93,S=123,A=125,L=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,
N=24,v=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,C=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,l=/true|false|null/y,c="a lone surrogate (half of a character) in a\
 string";class h{#e;#t;#s;#r=[];#n=0;#o={name:"",nameOffset:0,offset:0};constructor(i,g=!0,I){this.#e=i,this.#t=g,this.#s=I}document(){this.#l();const i=this.#f()===
S?"object":"other";do this.#a();while(this.#h());if(this.#l(),this.#n<this.#e.length)throw this.#d("the end");return i}#a(){for(;;){this.#l(),this.#r.length===1&&
(this.#o.offset=this.#n);const i=this.#f();if(i===p){this.#m();return}if(i===S){if(this.#n+=1,this.#u(A))return;this.#r.push(new Set),this.#p()}else if(i===u){if(this.#n+=
1,this.#u(E))return;this.#r.push(void 0)}else{if(this.#b(C)||this.#b(l))return;throw this.#d("a value")}}}#h(){for(let i=this.#r.length;i>0;i--){const g=this.#r[i-
1]!==void 0;if(i===1&&g&&this.#s&&this.#c(this.#s),this.#u(_))return g&&this.#p(),!0;if(!this.#u(g?A:E))throw this.#g(g?"}":"]");this.#r.pop()}return!1}#c(i){i(
{...this.#o,text:this.#e.slice(this.#o.offset,this.#n)})}#p(){this.#l();const i=this.#n;if(this.#f()!==p)throw this.#d("a name in double quotes");this.#m();const g=T(
this.#e.slice(i,this.#n)),I=this.#r.at(-1);if(this.#t&&I?.has(g))throw new m(`the name "${g}" occurs twice in one object`,i);if(I?.add(g),!this.#u(w))throw this.#d(
'":"');this.#r.length===1&&(this.#o={name:g,nameOffset:i,offset:this.#n})}#m(){const i=this.#e,g=this.#n;let I=g+1;for(;;){const U=i.charCodeAt(I);if(U===p)break;
if(U===O)I=this.#w(I,g);else if(U>=55296&&U<=57343)I=this.#i(I,g);else if(U>=32)I=I-g<N?I+1:this.#_(I);else throw this.#y(I)}this.#n=I+1}#_(i){return L.lastIndex=
i,L.test(this.#e),L.lastIndex}#w(i,g){if(v.lastIndex=i,!v.test(this.#e))throw this.#y(i);const I=v.lastIndex;if(!this.#t||I-i===2)return I;const U=Number.parseInt(
this.#e.slice(i+2,I),16);if(U<55296||U>57343)return I;const J=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(I,I+6));if(U>=56320||!J)throw new m(c,g);return I+
6}#i(i,g){const[I,U]=[this.#e.charCodeAt(i),this.#e.charCodeAt(i+1)],J=I<56320&&(U&64512)===56320;if(this.#t&&!J)throw new m(c,g);return i+(J?2:1)}#y(i){const g=i>=
this.#e.length;return new m(g?"a string does not end":"a bad escape or control character in a string",i)}#u(i){return this.#l(),this.#f()!==i?!1:(this.#n+=1,!0)}#l(){
for(;;){const i=this.#f();if(i!==32&&i!==10&&i!==13&&i!==9)return;this.#n+=1}}#f(){return this.#e.charCodeAt(this.#n)}#b(i){return i.lastIndex=this.#n,i.test(this.#e)?
(this.#n=i.lastIndex,!0):!1}#g(i){const g=this.#e.slice(0,this.#n).trimEnd().length;return/["{[\w-]/.test(this.#e.charAt(this.#n))?new m(`"," or "${i}" is missi\
ng`,g,this.#n):this.#d(`"," or "${i}"`)}#d(i){const g=this.#e.slice(this.#n,this.#n+1);return new m(`expected ${i}, found ${g===""?"the end":JSON.stringify(g)}`,
this.#n)}}function T(y){return y.includes("\\")?String(JSON.parse(y)):y.slice(1,-1)}function R(y,i){const g=y.slice(0,i);return{line:g.split(`
`).length,column:i-g.lastIndexOf(`
`)}}function D(y){new h(y).document()}function B(y){try{new JsonScanner(y,!1).document()}catch(i){if(i instanceof JsonTextError)return i;throw i}}function j(y,i=!0){
const g=[];return new h(y,i,U=>g.push(U)).document()==="object"?g:void 0}function K(y){return y.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(y,i){
return y===i||G(y)===G(i)}function G(y){try{return String(JSON.parse(y,W))}catch(i){if(i instanceof RangeError)return K(y);throw i}}function W(y,i,g){return typeof i==
"number"?b(g?.source??String(i)):Array.isArray(i)?`[${i.join(",")}]`:(0,d.Gv)(i)?`{${Object.entries(i).map(([U,J])=>`${JSON.stringify(U)}:${J}`).sort().join(",")}\
}`:JSON.stringify(i)}function b(y){const[,i,g="",I="",U="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(y)??[],J=`${g}${I}`.replace(/^0+/,""),z=J.replace(
/0+$/,"");if(z==="")return`${i}0`;const te=BigInt(U)-BigInt(I.length)+BigInt(J.length-z.length);return`${i}${z}e${te}`}}),8302:((r,$,a)=>{a.d($,{Eb:()=>_,Gv:()=>d,
U4:()=>m});function d(u){return typeof u=="object"&&u!==null&&!Array.isArray(u)}function m(u){try{return JSON.parse(u)}catch{return}}function p(u){const O=m(u);
return d(O)?O:void 0}function _(u){const O=Object.entries(u).filter(([,E])=>E!==void 0);return Object.fromEntries(O)}function w(u,O){return typeof u=="string"&&
u.length<=O}}),1709:((r,$,a)=>{a.d($,{c:()=>m});function d(p){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(p)}function m(p){return/^(?:[^.]+\.)*localhost\.?$/i.test(
p)||d(p.replace(/^\[|\]$/g,""))}}),5807:((r,$,a)=>{a.d($,{Ow:()=>c});const d="\x1B",m="\x07",p=new RegExp(`${d}[\\]P_^X][^${m}${d}]*(?:${m}|${d}\\\\)|${d}\\[[0-?\
]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\\^-~]`,"g"),_=/[\t\n\v\f\r\u0085\u2028\u2029]/g,w=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u\
070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),u=new RegExp(`(?!\\t)(?:${w.source})`,"gu"),O=new RegExp(`${d}\\[[0-9;:]{0,40}m`,"g");function E(b){
const y=b.includes(d)?b.match(O)??[]:[];return y.length===0?{texts:[b],codes:y}:{texts:b.split(O),codes:y}}const S=/^[ -~]*$/,A=/^[\t -~]*$/;function L(b){return b.
includes(d)?b.replace(p,""):b}function N(b){return A.test(b)?b:L(b).replace(/[\n\u2028\u2029]/g," ").replace(u,"")}function v(b){return b.split(`
`).map(N).join(`
`)}function C(b,y){return b.length>y?h(b,y):b}function l(b){return b.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function c(b,y=2e3){const i=b.length>y*8+1024?b.slice(
0,y*8+1024):b;if(S.test(i)&&i.length<=y)return b;const g=L(i).replace(_," ").replace(w,"").toWellFormed();return g.length>y||i.length<b.length?h(g,y):g}function h(b,y){
if(y<1)return"";const i=b.slice(0,y-1),g=i.charCodeAt(i.length-1);return`${g>=55296&&g<=56319?i.slice(0,-1):i}\u2026`}function T(b){return b.trim().split(/\s+/)}
function R(b){let[y,i]=[String(b),""];for(;y.length>3;y=y.slice(0,-3))i=`,${y.slice(-3)}${i}`;return y+i}function D(b,y){return`${R(b)} ${y}${b===1?"":"s"}`}function B(b){
return j(b)??b}function j(b){try{return decodeURIComponent(b)}catch{return}}const K=/^[\t\n\r -~]*$/,H=new RegExp(`\\u2028|\\u2029|(?![\\n\\r])(?:${u.source})`,
"gu");function G(b){return K.test(b)?b:b.replace(H,W)}function W(b){return Array.from({length:b.length},(i,g)=>b.charCodeAt(g)).map(i=>`\\u${i.toString(16).padStart(
4,"0")}`).join("")}}),2345:((r,$,a)=>{a.d($,{BL:()=>S,be:()=>O,jL:()=>u,ux:()=>d});const d={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,
maxTtlSeconds:31536e3,tablesPerApp:2},m=["api","web-ssr","sse"],p=["web-landing",...m];function _(l){return m.some(c=>c===l)}const w="us-east-2",u="execute-api",
O="SERVICE_KVS_",E=/^[A-Za-z_][A-Za-z0-9_]*$/,S=/^[a-z][a-z0-9_]{0,31}$/,A=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,L={bodyBytes:1024*1024,envVariables:500,
envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,failureLogLine:2e3},N={pageDefault:64*1024,pageMost:256*1024},v={subject:200,author:100},C={bytes:1024*
1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),4077:((r,$,a)=>{a.a(r,async(d,m)=>{try{var p=a(
4109),_=a(336);const w=new AbortController;process.on("SIGINT",()=>w.abort()),process.on("SIGTERM",()=>w.abort()),process.exitCode=await(0,p.h)({env:process.env,
clock:_.ml,signal:w.signal}),m()}catch(w){m(w)}},1)}),4734:((r,$,a)=>{a.d($,{Ar:()=>w,Cn:()=>_,J9:()=>N,mk:()=>v,mn:()=>A,wy:()=>L});var d=a(9692),m=a(2345),p=a(
5255);function*_(c){const h=u(c,"");h instanceof p.LN?yield h:h===void 0?yield new p.LN("an entry is an object {key, value, ttlSeconds?}",c.line,c.column):yield*A(
h,c)}function*w(c){const h=u(c,"{}");if(h instanceof p.LN)yield h;else if(h!==void 0)for(const[T,R]of h){const{line:D,column:B}=c;yield*A(new Map([["key",{json:JSON.
stringify(T),line:D,column:B}],["value",R]]),c)}}function u(c,h){const{text:T,line:R,column:D}=c;if(T===void 0)return new p.LN("the entry is far longer than any\
 that is allowed",R,D);const B=h===""?0:1;try{const j=(0,d.U2)(h===""?T:`{${T}}`);return j&&new Map(j.map(K=>[K.name,O(c,T,K,B)]))}catch(j){if(!(j instanceof d.
sU))throw j;const K=E(c,T,j.offset-B);return new p.LN(`not valid JSON: ${j.message}`,K.line,K.column)}}function O(c,h,T,R){return{json:(0,d.bM)(T.text),...E(c,h,
T.nameOffset-R)}}function E({line:c,column:h},T,R){const D=T.slice(0,Math.max(0,R)),B=D.lastIndexOf(`
`);return B===-1?{line:c,column:h+D.length}:{line:c+D.split(`
`).length-1,column:D.length-B}}const S=new Set(["key","value","ttlSeconds"]);function*A(c,h){const T=[],R=(G,W)=>{T.push(new p.LN(W,G?.line??h.line,G?.column??h.
column))};for(const[G,W]of c)S.has(G)||R(W,`an entry has no member "${G}": its members are key, value and ttlSeconds`);const[D,B,j]=[c.get("key"),c.get("value"),
c.get("ttlSeconds")],K=D&&v(D.json);D===void 0?R(void 0,"the entry has no key"):K!==void 0&&R(D,K),B===void 0?R(void 0,"the entry has no value"):C(B.json)>m.ux.
valueBytes&&R(B,`the value has ${C(B.json)} bytes of JSON; the most is ${m.ux.valueBytes}`);const H=j&&Number(j.json);j!==void 0&&!N(H)&&R(j,`ttlSeconds is ${l(
j.json)}; ${L}`),T.length>0||D===void 0||B===void 0?yield*T:yield{key:String(JSON.parse(D.json)),text:B.json,ttlSeconds:H,line:h.line}}const L=`it must be a who\
le number from ${m.ux.minTtlSeconds} to ${m.ux.maxTtlSeconds}`;function N(c){const{minTtlSeconds:h,maxTtlSeconds:T}=m.ux;return Number.isInteger(c)&&Number(c)>=
h&&Number(c)<=T}function v(c){const h=JSON.parse(c);if(typeof h!="string")return`the key is ${l(c)}, not a string`;if(h==="")return"the key is empty";if(!h.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(C(h)>m.ux.keyBytes)return`the key has ${C(h)} bytes of UTF-8; the most is ${m.ux.keyBytes}`}function C(c){
return Buffer.byteLength(c)}function l(c){return c.length>40?`${c.slice(0,39)}\u2026`:c}}),5255:((r,$,a)=>{a.d($,{LN:()=>d,cR:()=>A,g3:()=>L});class d extends Error{name="\
FileFault";line;column;constructor(l,c,h){super(l),this.line=c,this.column=h}}const m=1024*1024,[p,_,w,u]=[34,92,44,10],O=new Set([91,123]),E=new Set([93,125]),
S=new Set([32,9,10,13]);class A{#e;#t="before";#s=0;#r=!1;#n=!1;#o=1;#a=1;#h=0;#c=new N;constructor(l){this.#e=l}*push(l){let c=0;for(let h=0;h<l.length;h+=1){const T=l.
charCodeAt(h);this.#r?this.#p(T):this.#t!=="inside"?(this.#m(T),c=h+1):this.#s===0&&(T===w||E.has(T))?(this.#c.add(l.slice(c,h)),c=h+1,yield*this.#w(T)):this.#_(
T),T===u?(this.#o+=1,this.#a=1):this.#a+=1}this.#t==="inside"&&this.#c.add(l.slice(c))}end(){if(this.#t==="after")return[];throw this.#i(`the file ends where "${this.#e[this.#t===
"before"?0:1]}" is expected`)}#p(l){this.#n?this.#n=!1:l===_?this.#n=!0:l===p&&(this.#r=!1)}#m(l){if(!S.has(l)){if(this.#t==="after")throw this.#i("there is tex\
t after the end; name a file of one entry a line .ndjson");if(l!==this.#e.charCodeAt(0))throw this.#i(`expected "${this.#e[0]}"`);this.#t="inside"}}#_(l){S.has(
l)||this.#c.startAt(this.#o,this.#a),l===p?this.#r=!0:O.has(l)?this.#s+=1:E.has(l)&&(this.#s-=1)}*#w(l){const c=this.#c.take(),h=l!==w;if(h&&l!==this.#e.charCodeAt(
1))throw this.#i(`expected "${this.#e[1]}" or ","`);if(c)yield c;else if(!h||this.#h>0)throw this.#i("there is a comma too many");this.#h+=1,h&&(this.#t="after")}#i(l){
return new d(l,this.#o,this.#a)}}class L{#e=1;#t=new N;*push(l){let c=0;for(let h=l.indexOf(`
`);h!==-1;h=l.indexOf(`
`,c))this.#s(l.slice(c,h)),yield*this.end(),this.#e+=1,c=h+1;this.#s(l.slice(c))}end(){const l=this.#t.take();return l?[l]:[]}#s(l){l!==""&&this.#t.startAt(this.#e,
1),this.#t.add(l)}}class N{#e=[];#t=0;#s;startAt(l,c){this.#s??={line:l,column:c}}add(l){this.#t+=l.length,this.#t<=m?this.#e.push(l):this.#e=[]}take(){const l=this.#t<=
m?v(this.#e.join("")):void 0,c=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,c===void 0||l===""?void 0:{text:l,...c}}}function v(C){let[l,c]=[0,C.length];for(;l<
c&&S.has(C.charCodeAt(l));)l+=1;for(;c>l&&S.has(C.charCodeAt(c-1));)c-=1;return C.slice(l,c)}})},ie={};function P(r){var $=ie[r];if($!==void 0)return $.exports;
var a=ie[r]={id:r,loaded:!1,exports:{}},d=!0;try{xe[r](a,a.exports,P),d=!1}finally{d&&delete ie[r]}return a.loaded=!0,a.exports}P.m=xe,typeof P<"u"&&(P.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var r=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",$=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",d=p=>{p&&p.d<1&&(p.d=1,p.forEach(_=>_.r--),p.forEach(_=>_.r--?_.r++:_()))},m=p=>p.map(_=>{if(_!==null&&typeof _=="object"){if(_[r])return _;if(_.then){
var w=[];w.d=0,_.then(E=>{u[$]=E,d(w)},E=>{u[a]=E,d(w)});var u={};return u[r]=E=>E(w),u}}var O={};return O[r]=E=>{},O[$]=_,O});P.a=(p,_,w)=>{var u;w&&((u=[]).d=
-1);var O=new Set,E=p.exports,S,A,L,N=new Promise((v,C)=>{L=C,A=v});N[$]=E,N[r]=v=>(u&&v(u),O.forEach(v),N.catch(C=>{})),p.exports=N,_(v=>{S=m(v);var C,l=()=>S.
map(h=>{if(h[a])throw h[a];return h[$]}),c=new Promise(h=>{C=()=>h(l),C.r=0;var T=R=>R!==u&&!O.has(R)&&(O.add(R),R&&!R.d&&(C.r++,R.push(C)));S.map(R=>R[r](T))});
return C.r?c:l()},v=>(v?L(N[a]=v):A(E),d(u))),u&&u.d<0&&(u.d=0)}})(),(()=>{var r=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,$;P.t=function(a,d){
if(d&1&&(a=this(a)),d&8||typeof a=="object"&&a&&(d&4&&a.__esModule||d&16&&typeof a.then=="function"))return a;var m=Object.create(null);P.r(m);var p={};$=$||[null,
r({}),r([]),r(r)];for(var _=d&2&&a;typeof _=="object"&&!~$.indexOf(_);_=r(_))Object.getOwnPropertyNames(_).forEach(w=>p[w]=()=>a[w]);return p.default=()=>a,P.d(
m,p),m}})(),P.d=(r,$)=>{for(var a in $)P.o($,a)&&!P.o(r,a)&&Object.defineProperty(r,a,{enumerable:!0,get:$[a]})},P.f={},P.e=r=>Promise.all(Object.keys(P.f).reduce(
($,a)=>(P.f[a](r,$),$),[])),P.u=r=>""+r+".index.js",P.o=(r,$)=>Object.prototype.hasOwnProperty.call(r,$),P.r=r=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
r,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(r,"__esModule",{value:!0})},P.nmd=r=>(r.paths=[],r.children||(r.children=[]),r),(()=>{var r={792:0},
$=a=>{var{ids:d,modules:m,runtime:p}=a,_,w,u=0;for(_ in m)P.o(m,_)&&(P.m[_]=m[_]);for(p&&p(P);u<d.length;u++)w=d[u],P.o(r,w)&&r[w]&&r[w][0](),r[d[u]]=0};P.f.j=(a,d)=>{
var m=P.o(r,a)?r[a]:void 0;if(m!==0)if(m)d.push(m[1]);else{var p=import("./"+P.u(a)).then($,_=>{throw r[a]!==0&&(r[a]=void 0),_}),p=Promise.race([p,new Promise(
_=>m=r[a]=[_])]);d.push(m[1]=p)}}})();var Oe=P(4077);Oe=await Oe;

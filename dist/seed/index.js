const L=process.getBuiltinModule;var xe={181:(r=>{r.exports=L("buffer")}),4589:(r=>{r.exports=L("node:assert")}),6698:(r=>{r.exports=L("node:async_hooks")}),4573:(r=>{
r.exports=L("node:buffer")}),7598:(r=>{r.exports=L("node:crypto")}),3053:(r=>{r.exports=L("node:diagnostics_channel")}),8474:(r=>{r.exports=L("node:events")}),3024:(r=>{
r.exports=L("node:fs")}),1455:(r=>{r.exports=L("node:fs/promises")}),7067:(r=>{r.exports=L("node:http")}),2467:(r=>{r.exports=L("node:http2")}),7030:(r=>{r.exports=
L("node:net")}),8161:(r=>{r.exports=L("node:os")}),6760:(r=>{r.exports=L("node:path")}),643:(r=>{r.exports=L("node:perf_hooks")}),1792:(r=>{r.exports=L("node:qu\
erystring")}),99:(r=>{r.exports=L("node:sqlite")}),7075:(r=>{r.exports=L("node:stream")}),7830:(r=>{r.exports=L("node:stream/web")}),1692:(r=>{r.exports=L("node\
:tls")}),3136:(r=>{r.exports=L("node:url")}),7975:(r=>{r.exports=L("node:util")}),3429:(r=>{r.exports=L("node:util/types")}),5919:(r=>{r.exports=L("node:worker_\
threads")}),8522:(r=>{r.exports=L("node:zlib")}),932:(r=>{r.exports=L("process")}),4109:((r,S,i)=>{i.d(S,{h:()=>ze});var f=i(3739),_=i(1709);async function m(e){
const t=U=>e[U.toLowerCase()]||e[U]||"",n=t("ALL_PROXY"),s=y(t("HTTP_PROXY")||n,"HTTP_PROXY"),o=y(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(s===""&&o==="")return fetch;
const d=await i.e(729).then(i.bind(i,3729)),E=new d.EnvHttpProxyAgent({httpProxy:s,httpsProxy:o,noProxy:t("NO_PROXY")}),W=d.fetch;return async(U,Y)=>{if(U instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const V=new URL(U);return(0,_.c)(V.hostname)?fetch(U,Y):W(V,{...Y,dispatcher:E})}}function y(e,t){
const n=e===""||e.includes("://")?e:`http://${e}`;if(n===""||URL.canParse(n))return n;throw new f.GQ("invalid_input",`${t} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}const w={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSecond\
s?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`\
SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},u=new Map(Object.entries(w)),A={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."};var b=i(1619);const g={characters:80,candidates:1e3,shown:3};function T(e,t){const n=k(e);if(n===""||e.length>g.characters)
return[];const s=t.slice(0,g.candidates).filter(d=>d!==e&&d.length<=g.characters).flatMap(d=>{const E=l(e)===l(d)?Math.min(c(n,k(d))??I,I):c(n,k(d));return E===
void 0?[]:[{each:d,points:E}]}),o=Math.min(...s.map(({points:d})=>d));return s.sort((d,E)=>d.points-E.points).filter(({points:d})=>d<=o+1).slice(0,g.shown).map(
({each:d})=>d)}function P(e,t){return T(e,t).filter(n=>h(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function v(e,t){const[n]=T(e.trim(),t);return n===
void 0?"":`; did you mean "${n}"?`}function k(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const I=1;function l(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}\
:`}function c(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=h(e,t);if(s<=n)return s;const[o,d]=e.length<t.length?[e,t]:
[t,e];if(o.length>=4&&(d.startsWith(o)||d.endsWith(o)))return n+1}function h(e,t){let n=[],s=Array.from({length:t.length+1},(o,d)=>d);for(let o=1;o<=e.length;o++){
const d=[o];for(let E=1;E<=t.length;E++){const W=e[o-1]===t[E-1],U=o>1&&E>1&&e[o-1]===t[E-2]&&e[o-2]===t[E-1];d[E]=Math.min((s[E]??0)+1,(d[E-1]??0)+1,(s[E-1]??0)+
(W?0:1),U?(n[E-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,d]}return s[t.length]??0}function O(e,t,n){return new f.GQ("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}
function M(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function D(e,t){switch(e.trim().toLowerCase()){case"true":
return!0;case"false":return!1;default:throw O(t,`"${B(e)}" is neither true nor false`,"Write true or false.")}}function F(e,t,n){const s=t.find(d=>d===e.trim().
toLowerCase());if(s!==void 0)return s;const o=t.map(d=>`"${d}"`).join(", ");throw O(n,`"${B(e)}" is not one of ${o}${didYouMean(e,t)}`,`Write one of ${o}.`)}function B(e){
const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class G{#e=[];try(t,n){try{return t()}catch(s){const o=(0,f.I7)(s);if(o.code===
"internal")throw s;return this.#e.push(o),n}}add(t){this.#e.push(t)}throwIfAny(){const t=H(this.#e);if(t)throw t}}function H(e){const[t,...n]=e.flatMap(s=>[s.with(
{also:[]}),...s.also]);return t?.with({also:n})}var p=i(2345),x=i(4734);const K=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,C=256;function a(e,t,n=s=>s){const s=new ae(
e,n),{file:o,pruneFile:d}=s.files(),E={file:o,pruneFile:d,target:s.boolean("dry-run")?void 0:J(s,t),ttlSeconds:s.number("ttl-seconds",x.J9,x.wy),concurrency:s.number(
"concurrency",N,`it must be a whole number from 1 to ${C}`)??1,verify:s.boolean("verify"),secrets:j(e,t)};return s.problems.throwIfAny(),E}function $(e,t){const n={
table:e},s=new ae(n,d=>d),o=J(s,t);return s.problems.throwIfAny(),{target:o,secrets:j(n,t)}}function N(e){return Number.isInteger(e)&&e>=1&&e<=C}function j(e,t){
const n=Object.entries(t).filter(([o])=>o.startsWith(`${p.be}TOKEN_`)),s=[e.token,...n.map(([,o])=>o),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(
s.map(o=>o?.trim()??""))].filter(o=>o!=="")}function J(e,t){const{problems:n}=e,s=V=>`${p.be}${V}`,o=e.text("table");o!==""&&!p.BL.test(o.toLowerCase())&&n.add(
O(e.name("table"),`"${o}" is not a table name`,"Write letters, digits and _, as sessions."));const d=e.textOrVariable("url",t[s("URL")],s("URL"));d!==""&&n.try(
()=>(0,b.J)(d,e.name("url")),void 0);const E=e.textOrVariable("region",t[s("REGION")],s("REGION")),W=s(`TOKEN_${o.toUpperCase()}`),U=e.text("token")||(o===""?e.
textOrVariable("table",void 0,s("TOKEN_<TABLE>")):e.textOrVariable("token",t[W],W)),Y=async()=>z(t);return n.try(()=>z(t),void 0),{url:d,region:E,token:U,credentials:Y}}
function z(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.AWS_SECRET_ACCESS_KEY?.trim(),s=e.AWS_SESSION_TOKEN?.trim(),o=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");
if(!t||!n)throw new f.GQ("missing_input",`There are no AWS credentials: ${t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",
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
name(t)),!1)}number(t,n,s){const o=this.text(t);if(o==="")return;const d=/^\d+$/.test(o)?Number(o):Number.NaN;if(!n(d)){const E=`${this.name(t)} is "${o}"; ${s}`;
this.problems.add(new f.GQ("invalid_input",E,{input:this.name(t),remedy:"Write a number."}))}return d}textOrVariable(t,n,s){const o=this.text(t)||n?.trim()||"";
if(o===""){const d=`Give ${this.name(t)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(t,`is not set, and neither is ${s}`,d)}return o}#t(t,n,s){
const o=this.name(t);this.problems.add(new f.GQ("missing_input",`${o} ${n}`,{input:o,remedy:s}))}}var X=i(5807),ne=i(9127);function Te({part:e,done:t,total:n,perSecond:s,
leftMs:o}){const d=o===void 0||t===n?"":`, ${(0,ne.a3)(o)} left`,E=s.toFixed(s<10?1:0);return`${e==="write"?"Written":"Deleted"} ${t} of ${n} (${E} a second${d}\
)`}function Ae({waitMs:e,atOnce:t}){return`Rate limit: waiting ${(0,ne.a3)(e)}, then at most ${t} at once`}function Ce({trouble:e}){const t=e.status===void 0?"h\
ad no answer":`was answered ${e.status}`;return`A ${e.operation} ${t}; it is repeated`}function Ie({entries:e,deletes:t,written:n,deleted:s,dryRun:o,ms:d}){return o?
`Dry run: ${e} would be written, ${t} deleted`:`${n} written, ${s} deleted in ${(0,ne.a3)(d)}`}var ce=i(8302);const Ne=10;class ve{#e;#t={error:0,warning:0,notice:0};#s=0;constructor(t){
this.#e=t}get dropped(){return this.#s}add(t,n){if(this.#t[t]<Ne){this.#t[t]++,this.#e.annotate(t,n);return}this.#s++;const{place:s}=n,o=s===void 0?"":`${s.file}${s.
line===void 0?"":`:${s.line}`}: `;this.#e.line(`${t}: ${o}${n.message}`)}addDiagnostic(t){const{file:n,line:s,column:o}=t,d={file:n,...(0,ce.Eb)({line:s??void 0,
column:o??void 0})},E=t.code===null?{}:{title:(0,X.Ow)(t.code,80)};this.add(t.severity,{...E,message:(0,X.Ow)(t.message,1e3),place:d})}}function ue(e,t,n){for(const s of[
n,...n.also]){const o=s.place===void 0?{}:{place:s.place};t.add("error",{message:(0,X.Ow)(s.message),...o});for(const d of ke(s))e.line(`  ${d}`)}}function ke(e){
const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...Le(e),...le(e.cause)]}function Le({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function le(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,X.Ow)(e.
message,500)}`,...le(e.cause,t+1)]}const Pe=1e4;function Re(e,t){const n=new ve(e);return{tell:Me(e,n,t),finish(s,o){return o.error?ue(e,n,o.error):e.line(`\u2713 ${Ie(
o)}`),e.output("written",String(o.written)),e.output("deleted",String(o.deleted)),e.output("failed",String(o.failed)),e.summary(Ue(s,o)),o.error?1:0},fail(s){return ue(
e,n,s),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function Me(e,t,n){let s=n.now();return o=>{switch(o.type){case"checked":e.line(
`\u2713 Checked: ${o.entries} to write, ${o.deletes} to delete`);break;case"progress":if(n.now()-s<Pe&&o.done<o.total)break;s=n.now(),e.line(Te(o));break;case"t\
hrottled":e.line(Ae(o));break;case"trouble":t.add("warning",{message:Ce(o)});break;case"key-failed":break;default:(0,f.xb)(o)}}}function Ue({file:e,pruneFile:t},n){
const s=[e,t].filter(U=>U!==void 0).map(de),o=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],d=n.unwrittenFile===void 0?"":`
Not written: ${de(n.unwrittenFile)} \u2013 seed it next.
`,E=n.dryRun?"checked (dry run)":n.error?"failed":"done",W=o.filter(([,,U])=>U>0).map(([U,Y,V])=>`| ${U} | ${Y} of ${V} |`).join(`
`);return`### Seeding ${E}: ${s.join(", ")}

| Keys | |
| --- | --- |
${W}
${d}`}function de(e){return`\`${(0,X.Ow)(e,300).replaceAll("`","'")}\``}var je=i(3024);const Z=L("os");function q(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function se(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function Q(e,t,n){const s=new De(e,t,n);process.stdout.write(s.toString()+Z.EOL)}function fe(e,t=""){Q(e,{},t)}const he="::";class De{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=he+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const o=this.properties[s];o&&(n?n=!1:t+=",",t+=`${s}=${Ke(o)}`)}}return t+=
`${he}${Be(this.message)}`,t}}function Be(e){return q(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ke(e){return q(e).replace(/%/g,"\
%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Fe=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),
pe=L("fs");function me(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!pe.existsSync(
n))throw new Error(`Missing file at path: ${n}`);pe.appendFileSync(n,`${q(t)}${Z.EOL}`,{encoding:"utf8"})}function _e(e,t){const n=`ghadelimiter_${Fe.randomUUID()}`,
s=q(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: va\
lue should not contain the delimiter "${n}"`);return`${e}<<${n}${Z.EOL}${s}${Z.EOL}${n}`}const Ze=L("path");var we=function(e,t,n,s){function o(d){return d instanceof
n?d:new n(function(E){E(d)})}return new(n||(n=Promise))(function(d,E){function W(V){try{Y(s.next(V))}catch(oe){E(oe)}}function U(V){try{Y(s.throw(V))}catch(oe){
E(oe)}}function Y(V){V.done?d(V.value):o(V.value).then(W,U)}Y((s=s.apply(e,t||[])).next())})},re;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(
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
EOL)}function Ee(e){fe("group",e)}function $e(){fe("endgroup")}function at(e,t){return we(this,void 0,void 0,function*(){Ee(e);let n;try{n=yield t()}finally{$e()}
return n})}function Je(e,t){if(process.env.GITHUB_STATE||"")return me("STATE",_e(e,t));Q("save-state",{name:e},q(t))}function ct(e){return process.env[`STATE_${e}`]||
""}function ut(e){return we(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const lt="slipway",Ye={error:be,warning:ge,notice:We};function He(e){
const t=Qe();return{line:n=>Se(ee(n)),group:n=>Ee(ee(n)),endGroup:$e,replay:(n,s)=>{Se([`::stop-commands::${s}`,...n.map(ee),`::${s}::`].join(`
`))},annotate:(n,{message:s,title:o,place:d})=>{const{file:E,line:W,column:U}=d??{};Ye[n](ee(s),(0,ce.Eb)({title:o,file:E,startLine:W,startColumn:U}))},mask:Ve,
output:(n,s)=>t("the outputs",()=>Ge(n,s)),state:(n,s)=>t("the state for the post step",()=>Je(n,s)),summary:n=>{e!==void 0&&t("the summary",()=>(0,je.writeFileSync)(
e,n))}}}function Qe(){const e=new Set;return(t,n)=>{try{n()}catch(s){e.has(t)||ge(ee(`The runner cannot keep ${t}: ${(0,f.I7)(s).message}`)),e.add(t)}}}function ee(e){
return(0,X.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function ze({env:e,clock:t,signal:n}){const s=Xe(e),o=He(e.GITHUB_STEP_SUMMARY||
void 0);for(const E of j(s,e))o.mask(E);const d=Re(o,t);try{const E=a(s,e),{seedFile:W}=await Promise.all([i.e(118),i.e(688)]).then(i.bind(i,9688)),U={fetch:await m(
e),clock:t,random:Math.random,report:d.tell,signal:n};return d.finish(E,await W(E,U))}catch(E){return d.fail((0,f.I7)(E))}}function Xe(e){const t=[...u.keys()].
map(n=>[n,e[`INPUT_${n.toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((r,S,i)=>{i.d(S,{J:()=>m});var f=i(3739),_=i(1709);function m(w,u){const A=w.
trim(),b=URL.canParse(A)?new URL(A):void 0;if(b===void 0||!["http:","https:"].includes(b.protocol))throw new f.GQ("invalid_input",`${u} is not an http(s) addres\
s`,{input:u,remedy:"Write it with its scheme, as https://platform.example.com."});if(b.username!==""||b.password!==""||b.search!==""||b.hash!=="")throw new f.GQ(
"invalid_input",`${u} has more than host and path`,{input:u,remedy:"Leave out user name, password, query and fragment."});return y(b,u),b.pathname=b.pathname.replace(
/\/+$/,""),b}function y(w,u){if(!(w.protocol==="https:"||w.protocol==="http:"&&(0,_.c)(w.hostname)))throw new f.GQ("insecure_url",`${u} names ${w.origin}, which\
 is not https`,{input:u,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((r,S,i)=>{i.d(S,{ml:()=>_});
const f=L("node:timers/promises"),_={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(w,u){u?.throwIfAborted();try{await(0,f.setTimeout)(w,void 0,
{signal:u})}catch(A){throw u?.throwIfAborted(),A}},after(w,u){const A=setTimeout(u,w);return()=>clearTimeout(A)}},m={now(){const{user:w,system:u}=process.cpuUsage();
return(w+u)/1e3}},y=(w,u)=>{const A=setInterval(u,w).unref();return()=>clearInterval(A)}}),9127:((r,S,i)=>{i.d(S,{a3:()=>y});var f=i(3739);const _=null;function m(b,g){
const T=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.exec(b.trim()),[,...P]=T??[],v=_.reduce((k,I,l)=>k+Number(P[l]??0)*I,0);
if(!T||v===0)throw new SlipwayError("invalid_input",`${g}: "${b}" is not a duration`,{input:g,remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it m\
ust be longer than zero."});return v}function y(b){if(b<1e3)return`${Math.round(b)}ms`;if(b<59950)return`${(b/1e3).toFixed(1)}s`;const g=Math.round(b/1e3),T=P=>String(
P).padStart(2,"0");return g<3600?`${Math.floor(g/60)}m ${T(g%60)}s`:`${Math.floor(g/3600)}h ${T(Math.floor(g%3600/60))}m`}const w=null,u=null;function A(b,g){const T=g-
b;if(T>u)return new Date(b).toISOString().slice(0,10);const[P,v]=w.find(([,I])=>T>=I)??[];if(!P||P==="second"&&T<1e4)return"just now";const k=Math.floor(T/v);return`${k}\
 ${P}${k===1?"":"s"} ago`}}),3739:((r,S,i)=>{i.d(S,{GQ:()=>m,I7:()=>y,xU:()=>u,xb:()=>w});const f={missing_input:"user",invalid_input:"user",invalid_file:"user",
file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"user",app_of_another_repository:"user",not_production_branch:"user",not_found:"\
user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"\
user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"pl\
atform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"\
platform",unreachable:"network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"\
user",unsupported_runtime:"user",disk_full:"user",audit_altered:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},_=Object.
keys(f);class m extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(T,P,v={}){super(P,v.cause===void 0?void 0:{cause:v.cause}),
this.code=T,this.mender=f[T],this.remedy=v.remedy,this.input=v.input,this.place=v.place,this.call=v.call,this.also=v.also??[]}with({code:T=this.code,message:P=this.
message,...v}){const{remedy:k,input:I,place:l,call:c,cause:h,also:O}=this;return new m(T,P,{remedy:k,input:I,place:l,call:c,cause:h,also:O,...v})}}function y(g){
if(g instanceof m)return g;const T=g instanceof Error?g.message:String(g);return new m("internal",T,{cause:g,remedy:"This is a fault of Slipway. Please report i\
t with the lines above."})}function w(g){throw new m("internal",`Unhandled case: ${JSON.stringify(g)}`)}function u(g){if(!(!(g instanceof Error)||!("code"in g)))
return typeof g.code=="string"?g.code:void 0}const A=new Set(["ENOSPC","EDQUOT"]);function b(g){return A.has(u(g))}}),9692:((r,S,i)=>{i.d(S,{sU:()=>_,q$:()=>D,bM:()=>G,
U2:()=>B,Aw:()=>H});var f=i(8302);class _ extends Error{name="JsonTextError";offset;stop;constructor(a,$,N=$){super(a),this.offset=$,this.stop=N}}const m=34,y=44,
w=58,u=91,A=92,b=93,g=123,T=125,P=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,v=24,k=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,I=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
l=/true|false|null/y,c="a lone surrogate (half of a character) in a string";class h{#e;#t;#s;#r=[];#n=0;#o={name:"",nameOffset:0,offset:0};constructor(a,$=!0,N){
this.#e=a,this.#t=$,this.#s=N}document(){this.#l();const a=this.#d()===g?"object":"other";do this.#a();while(this.#h());if(this.#l(),this.#n<this.#e.length)throw this.#f(
"the end");return a}#a(){for(;;){this.#l(),this.#r.length===1&&(this.#o.offset=this.#n);const a=this.#d();if(a===m){this.#m();return}if(a===g){if(this.#n+=1,this.#u(
T))return;this.#r.push(new Set),this.#p()}else if(a===u){if(this.#n+=1,this.#u(b))return;this.#r.push(void 0)}else{if(this.#b(I)||this.#b(l))return;throw this.#f(
"a value")}}}#h(){for(let a=this.#r.length;a>0;a--){const $=this.#r[a-1]!==void 0;if(a===1&&$&&this.#s&&this.#c(this.#s),this.#u(y))return $&&this.#p(),!0;if(!this.#u(
$?T:b))throw this.#g($?"}":"]");this.#r.pop()}return!1}#c(a){a({...this.#o,text:this.#e.slice(this.#o.offset,this.#n)})}#p(){this.#l();const a=this.#n;if(this.#d()!==
m)throw this.#f("a name in double quotes");this.#m();const $=O(this.#e.slice(a,this.#n)),N=this.#r.at(-1);if(this.#t&&N?.has($))throw new _(`the name "${$}" occ\
urs twice in one object`,a);if(N?.add($),!this.#u(w))throw this.#f('":"');this.#r.length===1&&(this.#o={name:$,nameOffset:a,offset:this.#n})}#m(){const a=this.#e,
$=this.#n;let N=$+1;for(;;){const j=a.charCodeAt(N);if(j===m)break;if(j===A)N=this.#w(N,$);else if(j>=55296&&j<=57343)N=this.#i(N,$);else if(j>=32)N=N-$<v?N+1:this.#_(
N);else throw this.#y(N)}this.#n=N+1}#_(a){return P.lastIndex=a,P.test(this.#e),P.lastIndex}#w(a,$){if(k.lastIndex=a,!k.test(this.#e))throw this.#y(a);const N=k.
lastIndex;if(!this.#t||N-a===2)return N;const j=Number.parseInt(this.#e.slice(a+2,N),16);if(j<55296||j>57343)return N;const J=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(N,N+6));if(j>=56320||!J)throw new _(c,$);return N+6}#i(a,$){const[N,j]=[this.#e.charCodeAt(a),this.#e.charCodeAt(a+1)],J=N<56320&&(j&64512)===56320;
if(this.#t&&!J)throw new _(c,$);return a+(J?2:1)}#y(a){const $=a>=this.#e.length;return new _($?"a string does not end":"a bad escape or control character in a \
string",a)}#u(a){return this.#l(),this.#d()!==a?!1:(this.#n+=1,!0)}#l(){for(;;){const a=this.#d();if(a!==32&&a!==10&&a!==13&&a!==9)return;this.#n+=1}}#d(){return this.#e.
charCodeAt(this.#n)}#b(a){return a.lastIndex=this.#n,a.test(this.#e)?(this.#n=a.lastIndex,!0):!1}#g(a){const $=this.#e.slice(0,this.#n).trimEnd().length;return/["{[\w-]/.
test(this.#e.charAt(this.#n))?new _(`"," or "${a}" is missing`,$,this.#n):this.#f(`"," or "${a}"`)}#f(a){const $=this.#e.slice(this.#n,this.#n+1);return new _(`\
expected ${a}, found ${$===""?"the end":JSON.stringify($)}`,this.#n)}}function O(C){return C.includes("\\")?String(JSON.parse(C)):C.slice(1,-1)}function M(C,a){
const $=C.slice(0,a);return{line:$.split(`
`).length,column:a-$.lastIndexOf(`
`)}}function D(C){new h(C).document()}function F(C){try{new JsonScanner(C,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function B(C,a=!0){
const $=[];return new h(C,a,j=>$.push(j)).document()==="object"?$:void 0}function G(C){return C.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(C,a){
return C===a||p(C)===p(a)}function p(C){try{return String(JSON.parse(C,x))}catch(a){if(a instanceof RangeError)return G(C);throw a}}function x(C,a,$){return typeof a==
"number"?K($?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,f.Gv)(a)?`{${Object.entries(a).map(([j,J])=>`${JSON.stringify(j)}:${J}`).sort().join(",")}\
}`:JSON.stringify(a)}function K(C){const[,a,$="",N="",j="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(C)??[],J=`${$}${N}`.replace(/^0+/,""),z=J.replace(
/0+$/,"");if(z==="")return`${a}0`;const te=BigInt(j)-BigInt(N.length)+BigInt(J.length-z.length);return`${a}${z}e${te}`}}),8302:((r,S,i)=>{i.d(S,{Eb:()=>y,Gv:()=>f,
U4:()=>_});function f(u){return typeof u=="object"&&u!==null&&!Array.isArray(u)}function _(u){try{return JSON.parse(u)}catch{return}}function m(u){const A=_(u);
return f(A)?A:void 0}function y(u){const A=Object.entries(u).filter(([,b])=>b!==void 0);return Object.fromEntries(A)}function w(u,A){return typeof u=="string"&&
u.length<=A}}),1709:((r,S,i)=>{i.d(S,{c:()=>_});function f(m){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(m)}function _(m){return/^(?:[^.]+\.)*localhost\.?$/i.test(
m)||f(m.replace(/^\[|\]$/g,""))}}),5807:((r,S,i)=>{i.d(S,{Ow:()=>l});const f="\x1B",_="\x07",m=new RegExp(`${f}[\\]P_^X][^${_}${f}]*(?:${_}|${f}\\\\)|${f}\\[[0-?\
]*[ -/]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,w=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06\
dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),u=new RegExp(`${f}\\[[0-9;:]{0,40}m`,"g");function A(p){const x=p.includes(f)?p.match(u)??[]:
[];return x.length===0?{texts:[p],codes:x}:{texts:p.split(u),codes:x}}const b=/^[ -~]*$/,g=/^[\t -~]*$/;function T(p){return p.includes(f)?p.replace(m,""):p}function P(p){
return g.test(p)?p:T(p).replace(/[\n\u2028\u2029]/g," ").replace(w(),x=>x==="	"?x:"")}function v(p){return p.split(`
`).map(P).join(`
`)}function k(p,x){return p.length>x?c(p,x):p}function I(p){return p.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function l(p,x=2e3){const K=p.length>x*8+1024?p.slice(
0,x*8+1024):p;if(b.test(K)&&K.length<=x)return p;const C=T(K).replace(y," ").replace(w(),"").toWellFormed();return C.length>x||K.length<p.length?c(C,x):C}function c(p,x){
if(x<1)return"";const K=p.slice(0,x-1),C=K.charCodeAt(K.length-1);return`${C>=55296&&C<=56319?K.slice(0,-1):K}\u2026`}function h(p){return p.trim().split(/\s+/)}
function O(p){let[x,K]=[String(p),""];for(;x.length>3;x=x.slice(0,-3))K=`,${x.slice(-3)}${K}`;return x+K}function M(p,x){return`${O(p)} ${x}${p===1?"":"s"}`}function D(p){
return F(p)??p}function F(p){try{return decodeURIComponent(p)}catch{return}}const B=/^[\t\n\r -~]*$/;function G(p){return B.test(p)?p:p.replace(/[\u2028\u2029]/g,
H).replace(w(),x=>`	
\r`.includes(x)?x:H(x))}function H(p){return Array.from({length:p.length},(K,C)=>p.charCodeAt(C)).map(K=>`\\u${K.toString(16).padStart(4,"0")}`).join("")}}),2345:((r,S,i)=>{
i.d(S,{BL:()=>T,be:()=>b,jL:()=>A,ux:()=>f});const f={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
_=["api","web-ssr","sse"],m=["web-landing",..._],y="detect";function w(c){return _.some(h=>h===c)}const u="us-east-2",A="execute-api",b="SERVICE_KVS_",g=/^[A-Za-z_][A-Za-z0-9_]*$/,
T=/^[a-z][a-z0-9_]{0,31}$/,P=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,v={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},k={pageDefault:64*1024,pageMost:256*1024},I={subject:200,author:100},l={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),4077:((r,S,i)=>{i.a(r,async(f,_)=>{try{var m=i(4109),y=i(336);const w=new AbortController;
process.on("SIGINT",()=>w.abort()),process.on("SIGTERM",()=>w.abort()),process.exitCode=await(0,m.h)({env:process.env,clock:y.ml,signal:w.signal}),_()}catch(w){
_(w)}},1)}),4734:((r,S,i)=>{i.d(S,{Ar:()=>w,Cn:()=>y,J9:()=>v,mk:()=>k,mn:()=>T,wy:()=>P});var f=i(9692),_=i(2345),m=i(5255);function*y(c){const h=u(c,"");h instanceof
m.LN?yield h:h===void 0?yield new m.LN("an entry is an object {key, value, ttlSeconds?}",c.line,c.column):yield*T(h,c)}function*w(c){const h=u(c,"{}");if(h instanceof
m.LN)yield h;else if(h!==void 0)for(const[O,M]of h){const{line:D,column:F}=c;yield*T(new Map([["key",{json:JSON.stringify(O),line:D,column:F}],["value",M]]),c)}}
function u(c,h){const{text:O,line:M,column:D}=c;if(O===void 0)return new m.LN("the entry is far longer than any that is allowed",M,D);const F=h===""?0:1;try{const B=(0,f.
U2)(h===""?O:`{${O}}`);return B&&new Map(B.map(G=>[G.name,A(c,O,G,F)]))}catch(B){if(!(B instanceof f.sU))throw B;const G=b(c,O,B.offset-F);return new m.LN(`not \
valid JSON: ${B.message}`,G.line,G.column)}}function A(c,h,O,M){return{json:(0,f.bM)(O.text),...b(c,h,O.nameOffset-M)}}function b({line:c,column:h},O,M){const D=O.
slice(0,Math.max(0,M)),F=D.lastIndexOf(`
`);return F===-1?{line:c,column:h+D.length}:{line:c+D.split(`
`).length-1,column:D.length-F}}const g=new Set(["key","value","ttlSeconds"]);function*T(c,h){const O=[],M=(p,x)=>{O.push(new m.LN(x,p?.line??h.line,p?.column??h.
column))};for(const[p,x]of c)g.has(p)||M(x,`an entry has no member "${p}": its members are key, value and ttlSeconds`);const[D,F,B]=[c.get("key"),c.get("value"),
c.get("ttlSeconds")],G=D&&k(D.json);D===void 0?M(void 0,"the entry has no key"):G!==void 0&&M(D,G),F===void 0?M(void 0,"the entry has no value"):I(F.json)>_.ux.
valueBytes&&M(F,`the value has ${I(F.json)} bytes of JSON; the most is ${_.ux.valueBytes}`);const H=B&&Number(B.json);B!==void 0&&!v(H)&&M(B,`ttlSeconds is ${l(
B.json)}; ${P}`),O.length>0||D===void 0||F===void 0?yield*O:yield{key:String(JSON.parse(D.json)),text:F.json,ttlSeconds:H,line:h.line}}const P=`it must be a who\
le number from ${_.ux.minTtlSeconds} to ${_.ux.maxTtlSeconds}`;function v(c){const{minTtlSeconds:h,maxTtlSeconds:O}=_.ux;return Number.isInteger(c)&&Number(c)>=
h&&Number(c)<=O}function k(c){const h=JSON.parse(c);if(typeof h!="string")return`the key is ${l(c)}, not a string`;if(h==="")return"the key is empty";if(!h.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(I(h)>_.ux.keyBytes)return`the key has ${I(h)} bytes of UTF-8; the most is ${_.ux.keyBytes}`}function I(c){
return Buffer.byteLength(c)}function l(c){return c.length>40?`${c.slice(0,39)}\u2026`:c}}),5255:((r,S,i)=>{i.d(S,{LN:()=>f,cR:()=>T,g3:()=>P});class f extends Error{name="\
FileFault";line;column;constructor(l,c,h){super(l),this.line=c,this.column=h}}const _=1024*1024,[m,y,w,u]=[34,92,44,10],A=new Set([91,123]),b=new Set([93,125]),
g=new Set([32,9,10,13]);class T{#e;#t="before";#s=0;#r=!1;#n=!1;#o=1;#a=1;#h=0;#c=new v;constructor(l){this.#e=l}*push(l){let c=0;for(let h=0;h<l.length;h+=1){const O=l.
charCodeAt(h);this.#r?this.#p(O):this.#t!=="inside"?(this.#m(O),c=h+1):this.#s===0&&(O===w||b.has(O))?(this.#c.add(l.slice(c,h)),c=h+1,yield*this.#w(O)):this.#_(
O),O===u?(this.#o+=1,this.#a=1):this.#a+=1}this.#t==="inside"&&this.#c.add(l.slice(c))}end(){if(this.#t==="after")return[];throw this.#i(`the file ends where "${this.#e[this.#t===
"before"?0:1]}" is expected`)}#p(l){this.#n?this.#n=!1:l===y?this.#n=!0:l===m&&(this.#r=!1)}#m(l){if(!g.has(l)){if(this.#t==="after")throw this.#i("there is tex\
t after the end; name a file of one entry a line .ndjson");if(l!==this.#e.charCodeAt(0))throw this.#i(`expected "${this.#e[0]}"`);this.#t="inside"}}#_(l){g.has(
l)||this.#c.startAt(this.#o,this.#a),l===m?this.#r=!0:A.has(l)?this.#s+=1:b.has(l)&&(this.#s-=1)}*#w(l){const c=this.#c.take(),h=l!==w;if(h&&l!==this.#e.charCodeAt(
1))throw this.#i(`expected "${this.#e[1]}" or ","`);if(c)yield c;else if(!h||this.#h>0)throw this.#i("there is a comma too many");this.#h+=1,h&&(this.#t="after")}#i(l){
return new f(l,this.#o,this.#a)}}class P{#e=1;#t=new v;*push(l){let c=0;for(let h=l.indexOf(`
`);h!==-1;h=l.indexOf(`
`,c))this.#s(l.slice(c,h)),yield*this.end(),this.#e+=1,c=h+1;this.#s(l.slice(c))}end(){const l=this.#t.take();return l?[l]:[]}#s(l){l!==""&&this.#t.startAt(this.#e,
1),this.#t.add(l)}}class v{#e=[];#t=0;#s;startAt(l,c){this.#s??={line:l,column:c}}add(l){this.#t+=l.length,this.#t<=_?this.#e.push(l):this.#e=[]}take(){const l=this.#t<=
_?k(this.#e.join("")):void 0,c=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,c===void 0||l===""?void 0:{text:l,...c}}}function k(I){let[l,c]=[0,I.length];for(;l<
c&&g.has(I.charCodeAt(l));)l+=1;for(;c>l&&g.has(I.charCodeAt(c-1));)c-=1;return I.slice(l,c)}})},ie={};function R(r){var S=ie[r];if(S!==void 0)return S.exports;
var i=ie[r]={id:r,loaded:!1,exports:{}},f=!0;try{xe[r](i,i.exports,R),f=!1}finally{f&&delete ie[r]}return i.loaded=!0,i.exports}R.m=xe,typeof R<"u"&&(R.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var r=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",S=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",f=m=>{m&&m.d<1&&(m.d=1,m.forEach(y=>y.r--),m.forEach(y=>y.r--?y.r++:y()))},_=m=>m.map(y=>{if(y!==null&&typeof y=="object"){if(y[r])return y;if(y.then){
var w=[];w.d=0,y.then(b=>{u[S]=b,f(w)},b=>{u[i]=b,f(w)});var u={};return u[r]=b=>b(w),u}}var A={};return A[r]=b=>{},A[S]=y,A});R.a=(m,y,w)=>{var u;w&&((u=[]).d=
-1);var A=new Set,b=m.exports,g,T,P,v=new Promise((k,I)=>{P=I,T=k});v[S]=b,v[r]=k=>(u&&k(u),A.forEach(k),v.catch(I=>{})),m.exports=v,y(k=>{g=_(k);var I,l=()=>g.
map(h=>{if(h[i])throw h[i];return h[S]}),c=new Promise(h=>{I=()=>h(l),I.r=0;var O=M=>M!==u&&!A.has(M)&&(A.add(M),M&&!M.d&&(I.r++,M.push(I)));g.map(M=>M[r](O))});
return I.r?c:l()},k=>(k?P(v[i]=k):T(b),f(u))),u&&u.d<0&&(u.d=0)}})(),(()=>{var r=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,S;R.t=function(i,f){
if(f&1&&(i=this(i)),f&8||typeof i=="object"&&i&&(f&4&&i.__esModule||f&16&&typeof i.then=="function"))return i;var _=Object.create(null);R.r(_);var m={};S=S||[null,
r({}),r([]),r(r)];for(var y=f&2&&i;typeof y=="object"&&!~S.indexOf(y);y=r(y))Object.getOwnPropertyNames(y).forEach(w=>m[w]=()=>i[w]);return m.default=()=>i,R.d(
_,m),_}})(),R.d=(r,S)=>{for(var i in S)R.o(S,i)&&!R.o(r,i)&&Object.defineProperty(r,i,{enumerable:!0,get:S[i]})},R.f={},R.e=r=>Promise.all(Object.keys(R.f).reduce(
(S,i)=>(R.f[i](r,S),S),[])),R.u=r=>""+r+".index.js",R.o=(r,S)=>Object.prototype.hasOwnProperty.call(r,S),R.r=r=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
r,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(r,"__esModule",{value:!0})},R.nmd=r=>(r.paths=[],r.children||(r.children=[]),r),(()=>{var r={792:0},
S=i=>{var{ids:f,modules:_,runtime:m}=i,y,w,u=0;for(y in _)R.o(_,y)&&(R.m[y]=_[y]);for(m&&m(R);u<f.length;u++)w=f[u],R.o(r,w)&&r[w]&&r[w][0](),r[f[u]]=0};R.f.j=(i,f)=>{
var _=R.o(r,i)?r[i]:void 0;if(_!==0)if(_)f.push(_[1]);else{var m=import("./"+R.u(i)).then(S,y=>{throw r[i]!==0&&(r[i]=void 0),y}),m=Promise.race([m,new Promise(
y=>_=r[i]=[y])]);f.push(_[1]=m)}}})();var Oe=R(4077);Oe=await Oe;

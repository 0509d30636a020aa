const N=process.getBuiltinModule;var Se={181:(r=>{r.exports=N("buffer")}),4589:(r=>{r.exports=N("node:assert")}),6698:(r=>{r.exports=N("node:async_hooks")}),4573:(r=>{
r.exports=N("node:buffer")}),7598:(r=>{r.exports=N("node:crypto")}),3053:(r=>{r.exports=N("node:diagnostics_channel")}),8474:(r=>{r.exports=N("node:events")}),3024:(r=>{
r.exports=N("node:fs")}),1455:(r=>{r.exports=N("node:fs/promises")}),7067:(r=>{r.exports=N("node:http")}),2467:(r=>{r.exports=N("node:http2")}),7030:(r=>{r.exports=
N("node:net")}),8161:(r=>{r.exports=N("node:os")}),6760:(r=>{r.exports=N("node:path")}),643:(r=>{r.exports=N("node:perf_hooks")}),1792:(r=>{r.exports=N("node:qu\
erystring")}),99:(r=>{r.exports=N("node:sqlite")}),7075:(r=>{r.exports=N("node:stream")}),7830:(r=>{r.exports=N("node:stream/web")}),1692:(r=>{r.exports=N("node\
:tls")}),3136:(r=>{r.exports=N("node:url")}),7975:(r=>{r.exports=N("node:util")}),3429:(r=>{r.exports=N("node:util/types")}),5919:(r=>{r.exports=N("node:worker_\
threads")}),8522:(r=>{r.exports=N("node:zlib")}),932:(r=>{r.exports=N("process")}),6991:((r,b,o)=>{o.d(b,{h:()=>Ve});var l=o(3739),w=o(1709);async function h(e){
const t=D=>e[D.toLowerCase()]||e[D]||"",n=t("ALL_PROXY"),s=d(t("HTTP_PROXY")||n,"HTTP_PROXY"),i=d(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(s===""&&i==="")return fetch;
const y=await o.e(729).then(o.bind(o,3729)),L=new y.EnvHttpProxyAgent({httpProxy:s,httpsProxy:i,noProxy:t("NO_PROXY")}),V=y.fetch;return async(D,W)=>{if(D instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const B=new URL(D);return(0,w.c)(B.hostname)?fetch(D,W):V(B,{...W,dispatcher:L})}}function d(e,t){
const n=e===""||e.includes("://")?e:`http://${e}`;if(n===""||URL.canParse(n))return n;throw new l.GQ("invalid_input",`${t} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}const _={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSecond\
s?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`\
SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},p=new Map(Object.entries(_)),I={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."};var g=o(1619);function S(e,t,n){return new l.GQ("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}function T(e,t,n){
return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function v(e,t){switch(e.trim().toLowerCase()){case"true":return!0;case"fals\
e":return!1;default:throw S(t,`"${u(e)}" is neither true nor false`,"Write true or false.")}}function C(e,t,n){const s=t.find(y=>y===e.trim().toLowerCase());if(s!==
void 0)return s;const i=t.map(y=>`"${y}"`).join(", ");throw S(n,`"${u(e)}" is not one of ${i}${k(e,t)}`,`Write one of ${i}.`)}function k(e,t){const n=t.map(s=>({
name:s,distance:A(e.trim().toLowerCase(),s.toLowerCase())})).sort((s,i)=>s.distance-i.distance)[0];return n&&n.distance<=Math.max(1,Math.floor(n.name.length/3))?
`; did you mean "${n.name}"?`:""}function A(e,t){if(e.length>100||t.length>100)return Number.POSITIVE_INFINITY;let n=Array.from({length:t.length+1},(s,i)=>i);for(let s=1;s<=
e.length;s++){const i=[s];for(let y=1;y<=t.length;y++){const L=(n[y-1]??0)+(e[s-1]===t[y-1]?0:1);i.push(Math.min(L,(n[y]??0)+1,(i[y-1]??0)+1))}n=i}return n[t.length]??
0}function u(e){const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class c{#e=[];try(t,n){try{return t()}catch(s){const i=(0,l.I7)(
s);if(i.code==="internal")throw s;return this.#e.push(i),n}}add(t){this.#e.push(t)}throwIfAny(){const t=f(this.#e);if(t)throw t}}function f(e){const[t,...n]=e.flatMap(
s=>[s.with({also:[]}),...s.also]);return t?.with({also:n})}var $=o(2345),m=o(4734);const O=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,P=256;function j(e,t,n=s=>s){
const s=new a(e,n),{file:i,pruneFile:y}=s.files(),L={file:i,pruneFile:y,target:s.boolean("dry-run")?void 0:J(s,t),ttlSeconds:s.number("ttl-seconds",m.J9,m.wy),concurrency:s.
number("concurrency",H,`it must be a whole number from 1 to ${P}`)??1,verify:s.boolean("verify"),secrets:F(e,t)};return s.problems.throwIfAny(),L}function K(e,t){
const n={table:e},s=new a(n,y=>y),i=J(s,t);return s.problems.throwIfAny(),{target:i,secrets:F(n,t)}}function H(e){return Number.isInteger(e)&&e>=1&&e<=P}function F(e,t){
const n=Object.entries(t).filter(([i])=>i.startsWith(`${$.be}TOKEN_`)),s=[e.token,...n.map(([,i])=>i),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(
s.map(i=>i?.trim()??""))].filter(i=>i!=="")}function J(e,t){const{problems:n}=e,s=B=>`${$.be}${B}`,i=e.text("table");i!==""&&!$.BL.test(i.toLowerCase())&&n.add(
S(e.name("table"),`"${i}" is not a table name`,"Write letters, digits and _, as sessions."));const y=e.textOrVariable("url",t[s("URL")],s("URL"));y!==""&&n.try(
()=>(0,g.J)(y,e.name("url")),void 0);const L=e.textOrVariable("region",t[s("REGION")],s("REGION")),V=s(`TOKEN_${i.toUpperCase()}`),D=e.text("token")||(i===""?e.
textOrVariable("table",void 0,s("TOKEN_<TABLE>")):e.textOrVariable("token",t[V],V)),W=async()=>q(t);return n.try(()=>q(t),void 0),{url:y,region:L,token:D,credentials:W}}
function q(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.AWS_SECRET_ACCESS_KEY?.trim(),s=e.AWS_SESSION_TOKEN?.trim(),i=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");
if(!t||!n)throw new l.GQ("missing_input",`There are no AWS credentials: ${t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",
remedy:M});return{accessKeyId:t,secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(i)?void 0:i}}const M=`The key-value store accepts only calls of \
the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class a{problems=new c;#e;name;constructor(t,n){this.#e=t,this.name=n}text(t){return this.#e[t]?.trim()||(p.get(t)?.default??"")}files(){
const t=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(t===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:t,pruneFile:n}}boolean(t){return this.problems.try(()=>v(this.text(t),this.
name(t)),!1)}number(t,n,s){const i=this.text(t);if(i==="")return;const y=/^\d+$/.test(i)?Number(i):Number.NaN;if(!n(y)){const L=`${this.name(t)} is "${i}"; ${s}`;
this.problems.add(new l.GQ("invalid_input",L,{input:this.name(t),remedy:"Write a number."}))}return y}textOrVariable(t,n,s){const i=this.text(t)||n?.trim()||"";
if(i===""){const y=`Give ${this.name(t)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(t,`is not set, and neither is ${s}`,y)}return i}#t(t,n,s){
const i=this.name(t);this.problems.add(new l.GQ("missing_input",`${i} ${n}`,{input:i,remedy:s}))}}var E=o(5807),x=o(9127);function U({part:e,done:t,total:n,perSecond:s,
leftMs:i}){const y=i===void 0||t===n?"":`, ${(0,x.a3)(i)} left`,L=s.toFixed(s<10?1:0);return`${e==="write"?"Written":"Deleted"} ${t} of ${n} (${L} a second${y})`}
function G({waitMs:e,atOnce:t}){return`Rate limit: waiting ${(0,x.a3)(e)}, then at most ${t} at once`}function X({trouble:e}){const t=e.status===void 0?"had no \
answer":`was answered ${e.status}`;return`A ${e.operation} ${t}; it is repeated`}function ee({entries:e,deletes:t,written:n,deleted:s,dryRun:i,ms:y}){return i?`\
Dry run: ${e} would be written, ${t} deleted`:`${n} written, ${s} deleted in ${(0,x.a3)(y)}`}var oe=o(8302);const $e=10;class xe{#e;#t={error:0,warning:0,notice:0};#s=0;constructor(t){
this.#e=t}get dropped(){return this.#s}add(t,n){if(this.#t[t]<$e){this.#t[t]++,this.#e.annotate(t,n);return}this.#s++;const{place:s}=n,i=s===void 0?"":`${s.file}${s.
line===void 0?"":`:${s.line}`}: `;this.#e.line(`${t}: ${i}${n.message}`)}addDiagnostic(t){const{file:n,line:s,column:i}=t,y={file:n,...(0,oe.Eb)({line:s??void 0,
column:i??void 0})},L=t.code===null?{}:{title:(0,E.Ow)(t.code,80)};this.add(t.severity,{...L,message:(0,E.Ow)(t.message,1e3),place:y})}}function ie(e,t,n){for(const s of[
n,...n.also]){const i=s.place===void 0?{}:{place:s.place};t.add("error",{message:(0,E.Ow)(s.message),...i});for(const y of Oe(s))e.line(`  ${y}`)}}function Oe(e){
const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...Te(e),...ae(e.cause)]}function Te({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function ae(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,E.Ow)(e.
message,500)}`,...ae(e.cause,t+1)]}const Ae=1e4;function Ce(e,t){const n=new xe(e);return{tell:Ie(e,n,t),finish(s,i){return i.error?ie(e,n,i.error):e.line(`\u2713 ${ee(
i)}`),e.output("written",String(i.written)),e.output("deleted",String(i.deleted)),e.output("failed",String(i.failed)),e.summary(Ne(s,i)),i.error?1:0},fail(s){return ie(
e,n,s),e.output("written","0"),e.output("deleted","0"),e.output("failed","0"),1}}}function Ie(e,t,n){let s=n.now();return i=>{switch(i.type){case"checked":e.line(
`\u2713 Checked: ${i.entries} to write, ${i.deletes} to delete`);break;case"progress":if(n.now()-s<Ae&&i.done<i.total)break;s=n.now(),e.line(U(i));break;case"th\
rottled":e.line(G(i));break;case"trouble":t.add("warning",{message:X(i)});break;case"key-failed":break;default:(0,l.xb)(i)}}}function Ne({file:e,pruneFile:t},n){
const s=[e,t].filter(D=>D!==void 0).map(ce),i=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],y=n.unwrittenFile===void 0?"":`
Not written: ${ce(n.unwrittenFile)} \u2013 seed it next.
`,L=n.dryRun?"checked (dry run)":n.error?"failed":"done",V=i.map(([D,W,B])=>`| ${D} | ${W} of ${B} |`).join(`
`);return`### Seeding ${L}: ${s.join(", ")}

| Keys | |
| --- | --- |
${V}
${y}`}function ce(e){return`\`${(0,E.Ow)(e,300).replaceAll("`","'")}\``}var ve=o(3024);const Q=N("os");function z(e){return e==null?"":typeof e=="string"||e instanceof
String?e:JSON.stringify(e)}function te(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.
endColumn}:{}}function Y(e,t,n){const s=new ke(e,t,n);process.stdout.write(s.toString()+Q.EOL)}function ue(e,t=""){Y(e,{},t)}const le="::";class ke{constructor(t,n,s){
t||(t="missing.command"),this.command=t,this.properties=n,this.message=s}toString(){let t=le+this.command;if(this.properties&&Object.keys(this.properties).length>
0){t+=" ";let n=!0;for(const s in this.properties)if(this.properties.hasOwnProperty(s)){const i=this.properties[s];i&&(n?n=!1:t+=",",t+=`${s}=${Pe(i)}`)}}return t+=
`${le}${Le(this.message)}`,t}}function Le(e){return z(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Pe(e){return z(e).replace(/%/g,"\
%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}const Re=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),
fe=N("fs");function de(e,t){const n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!fe.existsSync(
n))throw new Error(`Missing file at path: ${n}`);fe.appendFileSync(n,`${z(t)}${Q.EOL}`,{encoding:"utf8"})}function he(e,t){const n=`ghadelimiter_${Re.randomUUID()}`,
s=z(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: va\
lue should not contain the delimiter "${n}"`);return`${e}<<${n}${Q.EOL}${s}${Q.EOL}${n}`}const We=N("path");var pe=function(e,t,n,s){function i(y){return y instanceof
n?y:new n(function(L){L(y)})}return new(n||(n=Promise))(function(y,L){function V(B){try{W(s.next(B))}catch(se){L(se)}}function D(B){try{W(s.throw(B))}catch(se){
L(se)}}function W(B){B.done?y(B.value):i(B.value).then(V,D)}W((s=s.apply(e,t||[])).next())})},ne;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(
ne||(ne={}));function Je(e,t){const n=toCommandValue(t);if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));
issueCommand("set-env",{name:e},n)}function Me(e){Y("add-mask",{},e)}function Ye(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-pat\
h",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}function me(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&
t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function He(e,t){const n=me(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function Qe(e,t){const n=["true","True","TRUE"],s=["false","False","FALSE"],i=me(e,t);
if(n.includes(i))return!0;if(s.includes(i))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function je(e,t){if(process.env.GITHUB_OUTPUT||"")return de("OUTPUT",he(e,t));process.
stdout.write(Q.EOL),Y("set-output",{name:e},z(t))}function ze(e){issue("echo",e?"on":"off")}function Xe(e){process.exitCode=ne.Failure,_e(e)}function Ze(){return process.
env.RUNNER_DEBUG==="1"}function qe(e){issueCommand("debug",{},e)}function _e(e,t={}){Y("error",te(t),e instanceof Error?e.toString():e)}function we(e,t={}){Y("w\
arning",te(t),e instanceof Error?e.toString():e)}function Ue(e,t={}){Y("notice",te(t),e instanceof Error?e.toString():e)}function ye(e){process.stdout.write(e+Q.
EOL)}function be(e){ue("group",e)}function ge(){ue("endgroup")}function et(e,t){return pe(this,void 0,void 0,function*(){be(e);let n;try{n=yield t()}finally{ge()}
return n})}function De(e,t){if(process.env.GITHUB_STATE||"")return de("STATE",he(e,t));Y("save-state",{name:e},z(t))}function tt(e){return process.env[`STATE_${e}`]||
""}function nt(e){return pe(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const st="slipway",Be={error:_e,warning:we,notice:Ue};function Ke(e){
const t=Fe();return{line:n=>ye(Z(n)),group:n=>be(Z(n)),endGroup:ge,replay:(n,s)=>{ye([`::stop-commands::${s}`,...n.map(Z),`::${s}::`].join(`
`))},annotate:(n,{message:s,title:i,place:y})=>{const{file:L,line:V,column:D}=y??{};Be[n](Z(s),(0,oe.Eb)({title:i,file:L,startLine:V,startColumn:D}))},mask:Me,output:(n,s)=>t(
"the outputs",()=>je(n,s)),state:(n,s)=>t("the state for the post step",()=>De(n,s)),summary:n=>{e!==void 0&&t("the summary",()=>(0,ve.writeFileSync)(e,n))}}}function Fe(){
const e=new Set;return(t,n)=>{try{n()}catch(s){e.has(t)||we(Z(`The runner cannot keep ${t}: ${(0,l.I7)(s).message}`)),e.add(t)}}}function Z(e){return(0,E.Ow)(e).
replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function Ve({env:e,clock:t,signal:n}){const s=Ge(e),i=Ke(e.GITHUB_STEP_SUMMARY||void 0);for(const L of F(
s,e))i.mask(L);const y=Ce(i,t);try{const L=j(s,e),{seedFile:V}=await Promise.all([o.e(118),o.e(688)]).then(o.bind(o,9688)),D={fetch:await h(e),clock:t,random:Math.
random,report:y.tell,signal:n};return y.finish(L,await V(L,D))}catch(L){return y.fail((0,l.I7)(L))}}function Ge(e){const t=[...p.keys()].map(n=>[n,e[`INPUT_${n.
toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((r,b,o)=>{o.d(b,{J:()=>h});var l=o(3739),w=o(1709);function h(_,p){const I=_.trim(),g=URL.canParse(
I)?new URL(I):void 0;if(g===void 0||!["http:","https:"].includes(g.protocol))throw new l.GQ("invalid_input",`${p} is not an http(s) address`,{input:p,remedy:"Wr\
ite it with its scheme, as https://platform.example.com."});if(g.username!==""||g.password!==""||g.search!==""||g.hash!=="")throw new l.GQ("invalid_input",`${p}\
 has more than host and path`,{input:p,remedy:"Leave out user name, password, query and fragment."});return d(g,p),g.pathname=g.pathname.replace(/\/+$/,""),g}function d(_,p){
if(!(_.protocol==="https:"||_.protocol==="http:"&&(0,w.c)(_.hostname)))throw new l.GQ("insecure_url",`${p} names ${_.origin}, which is not https`,{input:p,remedy:"\
Use https; plain http is for loopback addresses only, because the requests carry credentials."})}}),336:((r,b,o)=>{o.d(b,{ml:()=>w});const l=N("node:timers/prom\
ises"),w={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(_,p){p?.throwIfAborted();try{await(0,l.setTimeout)(_,void 0,{signal:p})}catch(I){throw p?.
throwIfAborted(),I}},after(_,p){const I=setTimeout(p,_);return()=>clearTimeout(I)}},h={now(){const{user:_,system:p}=process.cpuUsage();return(_+p)/1e3}},d=(_,p)=>{
const I=setInterval(p,_).unref();return()=>clearInterval(I)}}),9127:((r,b,o)=>{o.d(b,{a3:()=>d});var l=o(3739);const w=null;function h(g,S){const T=/^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(g.trim()),[,...v]=T??[],C=w.reduce((k,A,u)=>k+Number(v[u]??0)*A,0);if(!T||C===0)throw new SlipwayError("invalid_input",`${S}: "${g}" is not a duration`,{input:S,
remedy:"Write it with units, as 500ms, 90s, 30m or 1h30m; it must be longer than zero."});return C}function d(g){if(g<1e3)return`${Math.round(g)}ms`;if(g<59950)
return`${(g/1e3).toFixed(1)}s`;const S=Math.round(g/1e3),T=v=>String(v).padStart(2,"0");return S<3600?`${Math.floor(S/60)}m ${T(S%60)}s`:`${Math.floor(S/3600)}h\
 ${T(Math.floor(S%3600/60))}m`}const _=null,p=null;function I(g,S){const T=S-g;if(T>p)return new Date(g).toISOString().slice(0,10);const[v,C]=_.find(([,A])=>T>=
A)??[];if(!v||v==="second"&&T<1e4)return"just now";const k=Math.floor(T/C);return`${k} ${v}${k===1?"":"s"} ago`}}),3739:((r,b,o)=>{o.d(b,{GQ:()=>h,I7:()=>d,xU:()=>p,
xb:()=>_});const l={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",no_id_token:"user",invalid_id_token:"user",access_token_given:"user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"\
user",forbidden:"user",refused:"user",rate_limited:"platform",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"\
platform",deployment_lost:"platform",deploy_failed:"user",check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"\
network",request_timeout:"network",github_refused:"github",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"\
user",disk_full:"user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},w=Object.keys(l);class h extends Error{name="Slipw\
ayError";code;mender;remedy;input;place;call;also;constructor(T,v,C={}){super(v,C.cause===void 0?void 0:{cause:C.cause}),this.code=T,this.mender=l[T],this.remedy=
C.remedy,this.input=C.input,this.place=C.place,this.call=C.call,this.also=C.also??[]}with({code:T=this.code,message:v=this.message,...C}){const{remedy:k,input:A,
place:u,call:c,cause:f,also:$}=this;return new h(T,v,{remedy:k,input:A,place:u,call:c,cause:f,also:$,...C})}}function d(S){if(S instanceof h)return S;const T=S instanceof
Error?S.message:String(S);return new h("internal",T,{cause:S,remedy:"This is a fault of Slipway. Please report it with the lines above."})}function _(S){throw new h(
"internal",`Unhandled case: ${JSON.stringify(S)}`)}function p(S){if(!(!(S instanceof Error)||!("code"in S)))return typeof S.code=="string"?S.code:void 0}const I=new Set(
["ENOSPC","EDQUOT"]);function g(S){return I.has(p(S))}}),9692:((r,b,o)=>{o.d(b,{sU:()=>w,q$:()=>O,bM:()=>K,U2:()=>j,Aw:()=>H});var l=o(8302);class w extends Error{name="\
JsonTextError";offset;constructor(a,E){super(a),this.offset=E}}const h=34,d=44,_=58,p=91,I=92,g=93,S=123,T=125,v=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,C=24,k=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
A=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,u=/true|false|null/y,c="a lone surrogate (half of a character) in a string";class f{#e;#t;#s;#r=[];#n=0;#o={name:"",
nameOffset:0,offset:0};constructor(a,E=!0,x){this.#e=a,this.#t=E,this.#s=x}document(){this.#l();const a=this.#f()===S?"object":"other";do this.#a();while(this.#h());
if(this.#l(),this.#n<this.#e.length)throw this.#d("the end");return a}#a(){for(;;){this.#l(),this.#r.length===1&&(this.#o.offset=this.#n);const a=this.#f();if(a===
h){this.#m();return}if(a===S){if(this.#n+=1,this.#u(T))return;this.#r.push(new Set),this.#p()}else if(a===p){if(this.#n+=1,this.#u(g))return;this.#r.push(void 0)}else{
if(this.#b(A)||this.#b(u))return;throw this.#d("a value")}}}#h(){for(let a=this.#r.length;a>0;a--){const E=this.#r[a-1]!==void 0;if(a===1&&E&&this.#s&&this.#c(this.#s),
this.#u(d))return E&&this.#p(),!0;if(!this.#u(E?T:g))throw this.#d(`"," or "${E?"}":"]"}"`);this.#r.pop()}return!1}#c(a){a({...this.#o,text:this.#e.slice(this.#o.
offset,this.#n)})}#p(){this.#l();const a=this.#n;if(this.#f()!==h)throw this.#d("a name in double quotes");this.#m();const E=$(this.#e.slice(a,this.#n)),x=this.#r.
at(-1);if(this.#t&&x?.has(E))throw new w(`the name "${E}" occurs twice in one object`,a);if(x?.add(E),!this.#u(_))throw this.#d('":"');this.#r.length===1&&(this.#o=
{name:E,nameOffset:a,offset:this.#n})}#m(){const a=this.#e,E=this.#n;let x=E+1;for(;;){const U=a.charCodeAt(x);if(U===h)break;if(U===I)x=this.#w(x,E);else if(U>=
55296&&U<=57343)x=this.#i(x,E);else if(U>=32)x=x-E<C?x+1:this.#_(x);else throw this.#y(x)}this.#n=x+1}#_(a){return v.lastIndex=a,v.test(this.#e),v.lastIndex}#w(a,E){
if(k.lastIndex=a,!k.test(this.#e))throw this.#y(a);const x=k.lastIndex;if(!this.#t||x-a===2)return x;const U=Number.parseInt(this.#e.slice(a+2,x),16);if(U<55296||
U>57343)return x;const G=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(this.#e.slice(x,x+6));if(U>=56320||!G)throw new w(c,E);return x+6}#i(a,E){const[x,U]=[this.#e.charCodeAt(
a),this.#e.charCodeAt(a+1)],G=x<56320&&(U&64512)===56320;if(this.#t&&!G)throw new w(c,E);return a+(G?2:1)}#y(a){const E=a>=this.#e.length;return new w(E?"a stri\
ng does not end":"a bad escape or control character in a string",a)}#u(a){return this.#l(),this.#f()!==a?!1:(this.#n+=1,!0)}#l(){for(;;){const a=this.#f();if(a!==
32&&a!==10&&a!==13&&a!==9)return;this.#n+=1}}#f(){return this.#e.charCodeAt(this.#n)}#b(a){return a.lastIndex=this.#n,a.test(this.#e)?(this.#n=a.lastIndex,!0):!1}#d(a){
const E=this.#e.slice(this.#n,this.#n+1);return new w(`expected ${a}, found ${E===""?"the end":JSON.stringify(E)}`,this.#n)}}function $(M){return M.includes("\\")?
String(JSON.parse(M)):M.slice(1,-1)}function m(M,a){const E=M.slice(0,a);return{line:E.split(`
`).length,column:a-E.lastIndexOf(`
`)}}function O(M){new f(M).document()}function P(M){try{new JsonScanner(M,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function j(M,a=!0){
const E=[];return new f(M,a,U=>E.push(U)).document()==="object"?E:void 0}function K(M){return M.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(M,a){
return M===a||F(M)===F(a)}function F(M){try{return String(JSON.parse(M,J))}catch(a){if(a instanceof RangeError)return K(M);throw a}}function J(M,a,E){return typeof a==
"number"?q(E?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,l.Gv)(a)?`{${Object.entries(a).map(([U,G])=>`${JSON.stringify(U)}:${G}`).sort().join(",")}\
}`:JSON.stringify(a)}function q(M){const[,a,E="",x="",U="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(M)??[],G=`${E}${x}`.replace(/^0+/,""),X=G.replace(
/0+$/,"");if(X==="")return`${a}0`;const ee=BigInt(U)-BigInt(x.length)+BigInt(G.length-X.length);return`${a}${X}e${ee}`}}),8302:((r,b,o)=>{o.d(b,{Eb:()=>w,Gv:()=>l});
function l(d){return typeof d=="object"&&d!==null&&!Array.isArray(d)}function w(d){const _=Object.entries(d).filter(([,p])=>p!==void 0);return Object.fromEntries(
_)}function h(d,_){return typeof d=="string"&&d.length<=_}}),1709:((r,b,o)=>{o.d(b,{c:()=>w});function l(h){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(h)}function w(h){
return/^(?:[^.]+\.)*localhost\.?$/i.test(h)||l(h.replace(/^\[|\]$/g,""))}}),5807:((r,b,o)=>{o.d(b,{Ow:()=>c});const l="\x1B",w="\x07",h=new RegExp(`${l}[\\]P_^X]\
[^${w}${l}]*(?:${w}|${l}\\\\)|${l}\\[[0-?]*[ -/]*[@-~]|${l}[ -/]*[0-Z\\\\^-~]`,"g"),d=/[\t\n\v\f\r\u0085\u2028\u2029]/g,_=new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}\
]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),p=new RegExp(`(?!\\t)(?:${_.source})`,"gu"),I=new RegExp(
`${l}\\[[0-9;:]{0,40}m`,"g");function g(m){const O=m.includes(l)?m.match(I)??[]:[];return O.length===0?{texts:[m],codes:O}:{texts:m.split(I),codes:O}}const S=/^[ -~]*$/,
T=/^[\t -~]*$/;function v(m){return m.includes(l)?m.replace(h,""):m}function C(m){return T.test(m)?m:v(m).replace(/[\n\u2028\u2029]/g," ").replace(p,"")}function k(m){
return m.split(`
`).map(C).join(`
`)}function A(m,O){return m.length>O?f(m,O):m}function u(m){return m.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function c(m,O=2e3){const P=m.length>O*8+1024?m.slice(
0,O*8+1024):m;if(S.test(P)&&P.length<=O)return m;const j=v(P).replace(d," ").replace(_,"").toWellFormed();return j.length>O||P.length<m.length?f(j,O):j}function f(m,O){
if(O<1)return"";const P=m.slice(0,O-1),j=P.charCodeAt(P.length-1);return`${j>=55296&&j<=56319?P.slice(0,-1):P}\u2026`}function $(m){return m.trim().split(/\s+/)}}),
2345:((r,b,o)=>{o.d(b,{BL:()=>g,be:()=>p,jL:()=>_,ux:()=>l});const l={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,
tablesPerApp:2},h=["web-landing",...["api","web-ssr","sse"]],d="us-east-2",_="execute-api",p="SERVICE_KVS_",I=/^[A-Za-z_][A-Za-z0-9_]*$/,g=/^[a-z][a-z0-9_]{0,31}$/,
S=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,T={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,failureLogLines:200,
failureLogLine:2e3},v={pageDefault:64*1024,pageMost:256*1024},C={subject:200,author:100},k={bytes:1024*1024,message:2e3,signal:20,findings:500,file:1e3,findingMessage:1e3,
findingCode:100,sourceLines:5,sourceLine:200}}),4077:((r,b,o)=>{o.a(r,async(l,w)=>{try{var h=o(6991),d=o(336);const _=new AbortController;process.on("SIGINT",()=>_.
abort()),process.on("SIGTERM",()=>_.abort()),process.exitCode=await(0,h.h)({env:process.env,clock:d.ml,signal:_.signal}),w()}catch(_){w(_)}},1)}),4734:((r,b,o)=>{
o.d(b,{Ar:()=>_,Cn:()=>d,J9:()=>C,mk:()=>k,mn:()=>T,wy:()=>v});var l=o(9692),w=o(2345),h=o(5255);function*d(c){const f=p(c,"");f instanceof h.LN?yield f:f===void 0?
yield new h.LN("an entry is an object {key, value, ttlSeconds?}",c.line,c.column):yield*T(f,c)}function*_(c){const f=p(c,"{}");if(f instanceof h.LN)yield f;else if(f!==
void 0)for(const[$,m]of f){const{line:O,column:P}=c;yield*T(new Map([["key",{json:JSON.stringify($),line:O,column:P}],["value",m]]),c)}}function p(c,f){const{text:$,
line:m,column:O}=c;if($===void 0)return new h.LN("the entry is far longer than any that is allowed",m,O);const P=f===""?0:1;try{const j=(0,l.U2)(f===""?$:`{${$}\
}`);return j&&new Map(j.map(K=>[K.name,I(c,$,K,P)]))}catch(j){if(!(j instanceof l.sU))throw j;const K=g(c,$,j.offset-P);return new h.LN(`not valid JSON: ${j.message}`,
K.line,K.column)}}function I(c,f,$,m){return{json:(0,l.bM)($.text),...g(c,f,$.nameOffset-m)}}function g({line:c,column:f},$,m){const O=$.slice(0,Math.max(0,m)),
P=O.lastIndexOf(`
`);return P===-1?{line:c,column:f+O.length}:{line:c+O.split(`
`).length-1,column:O.length-P}}const S=new Set(["key","value","ttlSeconds"]);function*T(c,f){const $=[],m=(F,J)=>{$.push(new h.LN(J,F?.line??f.line,F?.column??f.
column))};for(const[F,J]of c)S.has(F)||m(J,`an entry has no member "${F}": its members are key, value and ttlSeconds`);const[O,P,j]=[c.get("key"),c.get("value"),
c.get("ttlSeconds")],K=O&&k(O.json);O===void 0?m(void 0,"the entry has no key"):K!==void 0&&m(O,K),P===void 0?m(void 0,"the entry has no value"):A(P.json)>w.ux.
valueBytes&&m(P,`the value has ${A(P.json)} bytes of JSON; the most is ${w.ux.valueBytes}`);const H=j&&Number(j.json);j!==void 0&&!C(H)&&m(j,`ttlSeconds is ${u(
j.json)}; ${v}`),$.length>0||O===void 0||P===void 0?yield*$:yield{key:String(JSON.parse(O.json)),text:P.json,ttlSeconds:H,line:f.line}}const v=`it must be a who\
le number from ${w.ux.minTtlSeconds} to ${w.ux.maxTtlSeconds}`;function C(c){const{minTtlSeconds:f,maxTtlSeconds:$}=w.ux;return Number.isInteger(c)&&Number(c)>=
f&&Number(c)<=$}function k(c){const f=JSON.parse(c);if(typeof f!="string")return`the key is ${u(c)}, not a string`;if(f==="")return"the key is empty";if(!f.isWellFormed())
return"the key contains a lone surrogate (half of a character)";if(A(f)>w.ux.keyBytes)return`the key has ${A(f)} bytes of UTF-8; the most is ${w.ux.keyBytes}`}function A(c){
return Buffer.byteLength(c)}function u(c){return c.length>40?`${c.slice(0,39)}\u2026`:c}}),5255:((r,b,o)=>{o.d(b,{LN:()=>l,cR:()=>T,g3:()=>v});class l extends Error{name="\
FileFault";line;column;constructor(u,c,f){super(u),this.line=c,this.column=f}}const w=1024*1024,[h,d,_,p]=[34,92,44,10],I=new Set([91,123]),g=new Set([93,125]),
S=new Set([32,9,10,13]);class T{#e;#t="before";#s=0;#r=!1;#n=!1;#o=1;#a=1;#h=0;#c=new C;constructor(u){this.#e=u}*push(u){let c=0;for(let f=0;f<u.length;f+=1){const $=u.
charCodeAt(f);this.#r?this.#p($):this.#t!=="inside"?(this.#m($),c=f+1):this.#s===0&&($===_||g.has($))?(this.#c.add(u.slice(c,f)),c=f+1,yield*this.#w($)):this.#_(
$),$===p?(this.#o+=1,this.#a=1):this.#a+=1}this.#t==="inside"&&this.#c.add(u.slice(c))}end(){if(this.#t==="after")return[];throw this.#i(`the file ends where "${this.#e[this.#t===
"before"?0:1]}" is expected`)}#p(u){this.#n?this.#n=!1:u===d?this.#n=!0:u===h&&(this.#r=!1)}#m(u){if(!S.has(u)){if(this.#t==="after")throw this.#i("there is tex\
t after the end; name a file of one entry a line .ndjson");if(u!==this.#e.charCodeAt(0))throw this.#i(`expected "${this.#e[0]}"`);this.#t="inside"}}#_(u){S.has(
u)||this.#c.startAt(this.#o,this.#a),u===h?this.#r=!0:I.has(u)?this.#s+=1:g.has(u)&&(this.#s-=1)}*#w(u){const c=this.#c.take(),f=u!==_;if(f&&u!==this.#e.charCodeAt(
1))throw this.#i(`expected "${this.#e[1]}" or ","`);if(c)yield c;else if(!f||this.#h>0)throw this.#i("there is a comma too many");this.#h+=1,f&&(this.#t="after")}#i(u){
return new l(u,this.#o,this.#a)}}class v{#e=1;#t=new C;*push(u){let c=0;for(let f=u.indexOf(`
`);f!==-1;f=u.indexOf(`
`,c))this.#s(u.slice(c,f)),yield*this.end(),this.#e+=1,c=f+1;this.#s(u.slice(c))}end(){const u=this.#t.take();return u?[u]:[]}#s(u){u!==""&&this.#t.startAt(this.#e,
1),this.#t.add(u)}}class C{#e=[];#t=0;#s;startAt(u,c){this.#s??={line:u,column:c}}add(u){this.#t+=u.length,this.#t<=w?this.#e.push(u):this.#e=[]}take(){const u=this.#t<=
w?k(this.#e.join("")):void 0,c=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,c===void 0||u===""?void 0:{text:u,...c}}}function k(A){let[u,c]=[0,A.length];for(;u<
c&&S.has(A.charCodeAt(u));)u+=1;for(;c>u&&S.has(A.charCodeAt(c-1));)c-=1;return A.slice(u,c)}})},re={};function R(r){var b=re[r];if(b!==void 0)return b.exports;
var o=re[r]={id:r,loaded:!1,exports:{}},l=!0;try{Se[r](o,o.exports,R),l=!1}finally{l&&delete re[r]}return o.loaded=!0,o.exports}R.m=Se,typeof R<"u"&&(R.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var r=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",b=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",o=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",l=h=>{h&&h.d<1&&(h.d=1,h.forEach(d=>d.r--),h.forEach(d=>d.r--?d.r++:d()))},w=h=>h.map(d=>{if(d!==null&&typeof d=="object"){if(d[r])return d;if(d.then){
var _=[];_.d=0,d.then(g=>{p[b]=g,l(_)},g=>{p[o]=g,l(_)});var p={};return p[r]=g=>g(_),p}}var I={};return I[r]=g=>{},I[b]=d,I});R.a=(h,d,_)=>{var p;_&&((p=[]).d=
-1);var I=new Set,g=h.exports,S,T,v,C=new Promise((k,A)=>{v=A,T=k});C[b]=g,C[r]=k=>(p&&k(p),I.forEach(k),C.catch(A=>{})),h.exports=C,d(k=>{S=w(k);var A,u=()=>S.
map(f=>{if(f[o])throw f[o];return f[b]}),c=new Promise(f=>{A=()=>f(u),A.r=0;var $=m=>m!==p&&!I.has(m)&&(I.add(m),m&&!m.d&&(A.r++,m.push(A)));S.map(m=>m[r]($))});
return A.r?c:u()},k=>(k?v(C[o]=k):T(g),l(p))),p&&p.d<0&&(p.d=0)}})(),(()=>{var r=Object.getPrototypeOf?o=>Object.getPrototypeOf(o):o=>o.__proto__,b;R.t=function(o,l){
if(l&1&&(o=this(o)),l&8||typeof o=="object"&&o&&(l&4&&o.__esModule||l&16&&typeof o.then=="function"))return o;var w=Object.create(null);R.r(w);var h={};b=b||[null,
r({}),r([]),r(r)];for(var d=l&2&&o;typeof d=="object"&&!~b.indexOf(d);d=r(d))Object.getOwnPropertyNames(d).forEach(_=>h[_]=()=>o[_]);return h.default=()=>o,R.d(
w,h),w}})(),R.d=(r,b)=>{for(var o in b)R.o(b,o)&&!R.o(r,o)&&Object.defineProperty(r,o,{enumerable:!0,get:b[o]})},R.f={},R.e=r=>Promise.all(Object.keys(R.f).reduce(
(b,o)=>(R.f[o](r,b),b),[])),R.u=r=>""+r+".index.js",R.o=(r,b)=>Object.prototype.hasOwnProperty.call(r,b),R.r=r=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
r,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(r,"__esModule",{value:!0})},R.nmd=r=>(r.paths=[],r.children||(r.children=[]),r),(()=>{var r={792:0},
b=o=>{var{ids:l,modules:w,runtime:h}=o,d,_,p=0;for(d in w)R.o(w,d)&&(R.m[d]=w[d]);for(h&&h(R);p<l.length;p++)_=l[p],R.o(r,_)&&r[_]&&r[_][0](),r[l[p]]=0};R.f.j=(o,l)=>{
var w=R.o(r,o)?r[o]:void 0;if(w!==0)if(w)l.push(w[1]);else{var h=import("./"+R.u(o)).then(b,d=>{throw r[o]!==0&&(r[o]=void 0),d}),h=Promise.race([h,new Promise(
d=>w=r[o]=[d])]);l.push(w[1]=h)}}})();var Ee=R(4077);Ee=await Ee;

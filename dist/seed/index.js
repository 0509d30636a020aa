const j=process.getBuiltinModule;var $e={181:(o=>{o.exports=j("buffer")}),4589:(o=>{o.exports=j("node:assert")}),6698:(o=>{o.exports=j("node:async_hooks")}),4573:(o=>{
o.exports=j("node:buffer")}),7598:(o=>{o.exports=j("node:crypto")}),3053:(o=>{o.exports=j("node:diagnostics_channel")}),8474:(o=>{o.exports=j("node:events")}),3024:(o=>{
o.exports=j("node:fs")}),1455:(o=>{o.exports=j("node:fs/promises")}),7067:(o=>{o.exports=j("node:http")}),2467:(o=>{o.exports=j("node:http2")}),7030:(o=>{o.exports=
j("node:net")}),8161:(o=>{o.exports=j("node:os")}),6760:(o=>{o.exports=j("node:path")}),643:(o=>{o.exports=j("node:perf_hooks")}),1792:(o=>{o.exports=j("node:qu\
erystring")}),99:(o=>{o.exports=j("node:sqlite")}),7075:(o=>{o.exports=j("node:stream")}),7830:(o=>{o.exports=j("node:stream/web")}),1692:(o=>{o.exports=j("node\
:tls")}),3136:(o=>{o.exports=j("node:url")}),7975:(o=>{o.exports=j("node:util")}),3429:(o=>{o.exports=j("node:util/types")}),5919:(o=>{o.exports=j("node:worker_\
threads")}),8522:(o=>{o.exports=j("node:zlib")}),932:(o=>{o.exports=j("process")}),8017:((o,$,a)=>{a.d($,{P:()=>_});var f=a(3024),m=a(3739);function _(){Object.
defineProperty(process,"stdout",{value:C,configurable:!0})}const y=5,C={write:g,listenerCount:()=>0,once(){},removeListener(){}};let u=!1;function g(b){const S=Buffer.
from(b);for(let E=0;E<S.length&&!u;)try{E+=(0,f.writeSync)(1,S,E)}catch(M){const B=(0,m.xU)(M);if(u=B==="EPIPE"||B==="EOF",u)break;if(B!=="EAGAIN")throw M;Atomics.
wait(new Int32Array(new SharedArrayBuffer(4)),0,0,y)}return!0}}),804:((o,$,a)=>{a.d($,{h:()=>qe});var f=a(3739),m=a(1709);async function _(e){const t=I=>e[I.toLowerCase()]||
e[I]||"",n=t("ALL_PROXY"),r=y(t("HTTP_PROXY")||n,"HTTP_PROXY"),s=y(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(r===""&&s==="")return fetch;const i=await a.e(729).then(
a.bind(a,3729)),w=new i.EnvHttpProxyAgent({httpProxy:r,httpsProxy:s,noProxy:t("NO_PROXY")}),P=i.fetch;return async(I,J)=>{if(I instanceof Request)throw new TypeError(
"This fetch takes an address, not a Request");const V=new URL(I);return(0,m.c)(V.hostname)?fetch(I,J):P(V,{...J,dispatcher:w})}}function y(e,t){const n=e===""||
e.includes("://")?e:`http://${e}`;if(n===""||URL.canParse(n))return n;throw new f.GQ("invalid_input",`${t} (or ALL_PROXY) is not an address`,{remedy:"Write it a\
s http://proxy.example.com:3128."})}const C={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSeconds?}`, or a\
n object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`SERVICE_KV\
S_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},u=new Map(Object.entries(C)),g={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."};var b=a(1619);const S={characters:80,candidates:1e3,shown:3};function E(e,t){const n=N(e);if(n===""||e.length>S.characters)
return[];const r=t.slice(0,S.candidates).filter(i=>i!==e&&i.length<=S.characters).flatMap(i=>{const w=R(n,N(i)),P=L(e)===L(i)?Math.min(w??x,x):w;return P===void 0?
[]:[{each:i,points:P}]}),s=Math.min(...r.map(({points:i})=>i));return r.sort((i,w)=>i.points-w.points).filter(({points:i})=>i<=s+1).slice(0,S.shown).map(({each:i})=>i)}
function M(e,t){return E(e,t).filter(n=>l(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function B(e,t){const[n]=E(e.trim(),t);return n===void 0?
"":`; did you mean "${n}"?`}function N(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const x=1;function L(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}
function R(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),r=l(e,t);if(r<=n)return r;const[s,i]=e.length<t.length?[e,t]:[t,
e];if(s.length>=4&&(i.startsWith(s)||i.endsWith(s)))return n+1}function l(e,t){let n=[],r=Array.from({length:t.length+1},(s,i)=>i);for(let s=1;s<=e.length;s++){
const i=[s];for(let w=1;w<=t.length;w++){const P=e[s-1]===t[w-1],I=s>1&&w>1&&e[s-1]===t[w-2]&&e[s-2]===t[w-1];i[w]=Math.min((r[w]??0)+1,(i[w-1]??0)+1,(r[w-1]??0)+
(P?0:1),I?(n[w-2]??0)+1:Number.POSITIVE_INFINITY)}[n,r]=[r,i]}return r[t.length]??0}function d(e,t,n){return new f.GQ("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}
function A(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function U(e,t){const n=e.trim().toLowerCase();if(n==="tru\
e"||n==="false")return n==="true";throw d(t,`"${G(e)}" is neither true nor false`,"Write true or false.")}function k(e,t,n){const r=t.find(i=>i===e.trim().toLowerCase());
if(r!==void 0)return r;const s=t.map(i=>`"${i}"`).join(", ");throw d(n,`"${G(e)}" is not one of ${s}${didYouMean(e,t)}`,`Write one of ${s}.`)}function G(e){const t=e.
replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class Y{#e=[];try(t,n){try{return t()}catch(r){const s=(0,f.I7)(r);if(s.code==="interna\
l")throw r;return this.#e.push(s),n}}add(t){this.#e.push(t)}throwIfAny(){const t=H(this.#e);if(t)throw t}}function H(e){const[t,...n]=e.flatMap(r=>[r.with({also:[]}),
...r.also]);return t?.with({also:n})}var p=a(2345),T=a(4734);const K=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,v=256;function c(e,t,n=r=>r){const r=re(e,n),{file:s,
pruneFile:i}=r.files(),w=I=>I>=1&&I<=v,P={file:s,pruneFile:i,target:r.boolean("dry-run")?void 0:D(r,t),ttlSeconds:r.number("ttl-seconds",T.J9,T.wy),concurrency:r.
number("concurrency",w,`it must be a whole number from 1 to ${v}`)??1,verify:r.boolean("verify"),secrets:O(e,t)};return r.problems.throwIfAny(),P}function h(e,t){
const n={table:e},r=re(n,i=>i),s=D(r,t);return r.problems.throwIfAny(),{target:s,secrets:O(n,t)}}function O(e,t){const n=Object.entries(t).filter(([s])=>s.startsWith(
`${p.be}TOKEN_`)),r=[e.token,...n.map(([,s])=>s),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(r.map(s=>s?.trim()??""))].filter(s=>s!=="")}function D(e,t){
const{problems:n}=e,r=V=>`${p.be}${V}`,s=e.text("table");s!==""&&!p.BL.test(s.toLowerCase())&&n.add(d(e.name("table"),`"${s}" is not a table name`,"Write letter\
s, digits and _, as sessions."));const i=e.textOrVariable("url",t[r("URL")],r("URL"));i!==""&&n.try(()=>(0,b.Jb)(i,e.name("url")),void 0);const w=e.textOrVariable(
"region",t[r("REGION")],r("REGION")),P=r(`TOKEN_${s.toUpperCase()}`),I=e.text("token")||(s===""?e.textOrVariable("table",void 0,r("TOKEN_<TABLE>")):e.textOrVariable(
"token",t[P],P)),J=async()=>W(t);return n.try(()=>W(t),void 0),{url:i,region:w,token:I,credentials:J}}function W(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.AWS_SECRET_ACCESS_KEY?.
trim(),r=e.AWS_SESSION_TOKEN?.trim(),s=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!n){const i=t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCESS_KEY_ID",w={input:"AW\
S_ACCESS_KEY_ID",remedy:q};throw new f.GQ("missing_input",`There are no AWS credentials: ${i} is not set`,w)}return{accessKeyId:t,secretAccessKey:n,sessionToken:r||
void 0,expiresAt:Number.isNaN(s)?void 0:s}}const q=`The key-value store accepts only calls of the app's function role. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;function re(e,t){const n=new Y,r=i=>e[i]?.trim()||(u.get(i)?.default??""),s=(i,w,P)=>n.add(new f.GQ("missing_input",`${t(i)} ${w}`,
{input:t(i),remedy:P}));return{problems:n,name:t,text:r,files(){const i=r("file")||void 0,w=r("prune-file")||void 0;if(i===void 0&&w===void 0){const P=`Name a f\
ile of entries in ${t("file")}, or of keys to delete in ${t("prune-file")}.`;s("file","is not set",P)}return{file:i,pruneFile:w}},boolean:i=>n.try(()=>U(r(i),t(
i)),!1),number(i,w,P){const I=r(i);if(I==="")return;const J=/^\d+$/.test(I)?Number(I):Number.NaN;if(!w(J)){const V={input:t(i),remedy:"Write a number."};n.add(new f.
GQ("invalid_input",`${t(i)} is "${I}"; ${P}`,V))}return J},textOrVariable(i,w,P){const I=r(i)||w?.trim()||"";if(I===""){const J=`Give ${t(i)}, or set ${P} as th\
e platform shows it (Services > Databases).`;s(i,`is not set, and neither is ${P}`,J)}return I}}}var se=a(9127);function xe(e){switch(e.type){case"checked":return`${e.
entries} to write, ${e.deletes} to delete`;case"progress":{const{part:t,done:n,total:r,perSecond:s,leftMs:i}=e,w=i===void 0||n===r?"":`, ${(0,se.a3)(i)} left`,P=s.
toFixed(s<10?1:0);return`${t==="write"?"Written":"Deleted"} ${n} of ${r} (${P} a second${w})`}case"throttled":return`Rate limit: waiting ${(0,se.a3)(e.waitMs)},\
 then at most ${e.atOnce} at once`;case"trouble":{const{operation:t,status:n}=e.trouble;return`A ${t} ${n===void 0?"had no answer":`was answered ${n}`}; it is r\
epeated`}default:return(0,f.xb)(e)}}function Te({entries:e,deletes:t,written:n,deleted:r,dryRun:s,ms:i}){return s?`Dry run: ${e} would be written, ${t} deleted`:
`${n} written, ${r} deleted in ${(0,se.a3)(i)}`}var ce=a(8302),z=a(5807);const tt={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"\
Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function Ae(e){return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.
line}`}: `}const Ce=10;function Ie(e){const t={error:0,warning:0,notice:0};let n=0;const r=(s,i,w=[])=>{t[s]<Ce?(t[s]++,e.annotate(s,i)):(n++,e.line(`${s}: ${Ae(
i.place)}${i.message}`));for(const P of w)e.line(`  ${P}`)};return{add:r,dropped:()=>n,addError(s){for(const i of[s,...s.also])r("error",{message:(0,z.Ow)(i.message),
place:i.place},Ne(i))},addDiagnostic({file:s,line:i,column:w,code:P,severity:I,message:J}){const V={file:s,...(0,ce.Eb)({line:i??void 0,column:w??void 0})},ne=P===
null?{}:{title:(0,z.Ow)(P,80)};r(I,{...ne,message:(0,z.Ow)(J,1e3),place:V})}}}function Ne(e){const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...ve(e),...ue(e.cause)]}function ve({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function ue(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,z.Ow)(e.
message,500)}`,...ue(e.cause,t+1)]}function ee(e,t=300){const n=(0,z.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const r="`".repeat(le(n)+
1),s=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${s}${n}${s}${r}`}function nt(e,t=2e3){const n=e.map(s=>cleanLine(s,t)),r="`".repeat(Math.max(3,le(n.join(
`
`))+1));return[`${r}text`,...n,r].join(`
`)}const Le=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Pe=/^[0-9a-f]{7,40}\W*$/i,Re=/(?:`[^`]+`|\S)+/g,Me=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),ke=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function rt(e,t=1e3){const n=cleanLine(e,t).trim();return(n.endsWith("\u2026")&&n.
split("`").length%2===0?`${n}\``:n).replace(Re,s=>{const[,i="",w,P=""]=Me.exec(s)??[];if(w!==void 0)return i+ee(w)+P;if(Le.test(s)&&!Pe.test(s))return s;const[,
I="",J="",V=""]=ke.exec(s)??[];return I+ee(J)+V})}function st(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:s}=new URL(e);
if(!(!/^https?:$/.test(t)||n!==""||r!==""||s.length>2e3))return`[${ee(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function ot(e,t){const n=new Date(e).toISOString().
slice(0,16).replace("T"," "),r=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${r}`}function it(e,t){let n=t,r=e.length;for(;r>0&&(n-=
Buffer.byteLength(cleanLine(e[r-1]??""))+1,!(n<0));)r--;return e.slice(r)}function le(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}const Ue=1e4;
function De(e,t){const n=Ie(e),r=s=>{for(const i of["written","deleted","failed"])e.output(i,String(s[i]))};return{tell:je(e,n,t),finish(s,i){return i.error?n.addError(
i.error):e.line(`\u2713 ${Te(i)}`),r(i),e.summary(Be(s,i)),i.error?1:0},fail(s){return n.addError(s),r({written:0,deleted:0,failed:0}),1}}}function je(e,t,n){let r=n.
now();return s=>{if(s.type==="key-failed")return;if(s.type==="progress"){if(n.now()-r<Ue&&s.done<s.total)return;r=n.now()}const i=xe(s);s.type==="trouble"?t.add(
"warning",{message:i}):e.line(s.type==="checked"?`\u2713 Checked: ${i}`:i)}}function Be({file:e,pruneFile:t},n){const r=[e,t].filter(I=>I!==void 0).map(I=>ee(I)),
s=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],i=n.unwrittenFile===void 0?"":`
Not written: ${ee(n.unwrittenFile)} \u2013 seed it next.
`,w=n.dryRun?"checked (dry run)":n.error?"failed":"done",P=s.filter(([,,I])=>I>0).map(([I,J,V])=>`| ${I} | ${J} of ${V} |`).join(`
`);return`### Seeding ${w}: ${r.join(", ")}

| Keys | |
| --- | --- |
${P}
${i}`}var Ke=a(3024);const X=j("os");function Z(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function oe(e){return Object.keys(
e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Q(e,t,n){const r=new Fe(e,t,n);process.
stdout.write(r.toString()+X.EOL)}function fe(e,t=""){Q(e,{},t)}const de="::";class Fe{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=
n,this.message=r}toString(){let t=de+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.
properties.hasOwnProperty(r)){const s=this.properties[r];s&&(n?n=!1:t+=",",t+=`${r}=${Ve(s)}`)}}return t+=`${de}${Ge(this.message)}`,t}}function Ge(e){return Z(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Ve(e){return Z(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}const We=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),pe=j("fs");function he(e,t){const n=process.env[`GITHU\
B_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!pe.existsSync(n))throw new Error(`Missing file at path: ${n}`);pe.
appendFileSync(n,`${Z(t)}${X.EOL}`,{encoding:"utf8"})}function me(e,t){const n=`ghadelimiter_${We.randomUUID()}`,r=Z(t);if(e.includes(n))throw new Error(`Unexpe\
cted input: name should not contain the delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}\
<<${n}${X.EOL}${r}${X.EOL}${n}`}const at=j("path");var _e=function(e,t,n,r){function s(i){return i instanceof n?i:new n(function(w){w(i)})}return new(n||(n=Promise))(
function(i,w){function P(V){try{J(r.next(V))}catch(ne){w(ne)}}function I(V){try{J(r.throw(V))}catch(ne){w(ne)}}function J(V){V.done?i(V.value):s(V.value).then(P,
I)}J((r=r.apply(e,t||[])).next())})},ie;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(ie||(ie={}));function ct(e,t){const n=toCommandValue(t);
if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function Je(e){Q("a\
dd-mask",{},e)}function ut(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function we(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not s\
upplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function lt(e,t){const n=we(e,t).split(`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function ft(e,t){const n=["true","True","TRUE"],r=["false","False","FALSE"],s=we(e,t);
if(n.includes(s))return!0;if(r.includes(s))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Ye(e,t){if(process.env.GITHUB_OUTPUT||"")return he("OUTPUT",me(e,t));process.
stdout.write(X.EOL),Q("set-output",{name:e},Z(t))}function dt(e){issue("echo",e?"on":"off")}function pt(e){process.exitCode=ie.Failure,ye(e)}function ht(){return process.
env.RUNNER_DEBUG==="1"}function mt(e){issueCommand("debug",{},e)}function ye(e,t={}){Q("error",oe(t),e instanceof Error?e.toString():e)}function ge(e,t={}){Q("w\
arning",oe(t),e instanceof Error?e.toString():e)}function He(e,t={}){Q("notice",oe(t),e instanceof Error?e.toString():e)}function be(e){process.stdout.write(e+X.
EOL)}function Ee(e){fe("group",e)}function Se(){fe("endgroup")}function _t(e,t){return _e(this,void 0,void 0,function*(){Ee(e);let n;try{n=yield t()}finally{Se()}
return n})}function Qe(e,t){if(process.env.GITHUB_STATE||"")return he("STATE",me(e,t));Q("save-state",{name:e},Z(t))}function wt(e){return process.env[`STATE_${e}`]||
""}function yt(e){return _e(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const gt="slipway",ze={error:ye,warning:ge,notice:He};function Xe(e){
const t=Ze();return{line:n=>be(te(n)),group:n=>Ee(te(n)),endGroup:Se,replay:(n,r)=>{be([`::stop-commands::${r}`,...n.map(te),`::${r}::`].join(`
`))},annotate:(n,{message:r,title:s,place:i})=>{const{file:w,line:P,column:I}=i??{};ze[n](te(r),(0,ce.Eb)({title:s,file:w,startLine:P,startColumn:I}))},mask:Je,
output:(n,r)=>t("the outputs",()=>Ye(n,r)),state:(n,r)=>t("the state for the post step",()=>Qe(n,r)),summary:n=>{e!==void 0&&t("the summary",()=>(0,Ke.writeFileSync)(
e,n))}}}function bt(e,t){const n=r=>t.redact(r);return{line:r=>e.line(n(r)),group:r=>e.group(n(r)),endGroup:()=>e.endGroup(),replay:(r,s)=>e.replay(r.map(n),s),
annotate:(r,s)=>{const i=s.title===void 0?{}:{title:n(s.title)};e.annotate(r,{...s,...i,message:n(s.message)})},mask:r=>e.mask(r),output:(r,s)=>e.output(r,s),state:(r,s)=>e.
state(r,s),summary:r=>e.summary(r)}}function Ze(){const e=new Set;return(t,n)=>{try{n()}catch(r){e.has(t)||ge(te(`The runner cannot keep ${t}: ${(0,f.I7)(r).message}`)),
e.add(t)}}}function te(e){return(0,z.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function qe({env:e,clock:t,signal:n}){const r=et(e),s=Xe(
e.GITHUB_STEP_SUMMARY||void 0);for(const w of O(r,e))s.mask(w);const i=De(s,t);try{const w=c(r,e),{seedFile:P}=await Promise.all([a.e(118),a.e(766)]).then(a.bind(
a,9766)),I={fetch:await _(e),clock:t,random:Math.random,report:i.tell,signal:n};return i.finish(w,await P(w,I))}catch(w){return i.fail((0,f.I7)(w))}}function et(e){
const t=[...u.keys()].map(n=>[n,e[`INPUT_${n.toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((o,$,a)=>{a.d($,{CY:()=>C,Jb:()=>_});var f=a(3739),m=a(
1709);function _(u,g){const b=u.trim(),S=URL.canParse(b)?new URL(b):void 0;if(S===void 0||!["http:","https:"].includes(S.protocol))throw new f.GQ("invalid_input",
`${g} is not an http(s) address`,{input:g,remedy:"Write it with its scheme, as https://platform.example.com."});if(S.username!==""||S.password!==""||S.search!==
""||S.hash!=="")throw new f.GQ("invalid_input",`${g} has more than host and path`,{input:g,remedy:"Leave out user name, password, query and fragment."});return y(
S,g),S.pathname=S.pathname.replace(/\/+$/,""),S}function y(u,g){if(!(u.protocol==="https:"||u.protocol==="http:"&&(0,m.c)(u.hostname)))throw new f.GQ("insecure_\
url",`${g} names ${u.origin}, which is not https`,{input:g,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}
function C(u,g){const b=new URL(u);return b.pathname=`${u.pathname.replace(/\/$/,"")}${g}`,b}}),336:((o,$,a)=>{a.d($,{ml:()=>m});const f=j("node:timers/promises"),
m={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(u,g){g?.throwIfAborted();try{await(0,f.setTimeout)(u,void 0,{signal:g})}catch(b){throw g?.throwIfAborted(),
b}},after(u,g){const b=setTimeout(g,u);return()=>clearTimeout(b)}};async function _(u,g,b,S){const E=new AbortController,M=u.sleep(g,S?AbortSignal.any([E.signal,
S]):E.signal).then(()=>{},()=>{});try{return await Promise.race([b,M])}finally{E.abort()}}const y={now(){const{user:u,system:g}=process.cpuUsage();return(u+g)/1e3}},
C=(u,g)=>{const b=setInterval(g,u).unref();return()=>clearInterval(b)}}),9127:((o,$,a)=>{a.d($,{a3:()=>y});var f=a(3739);const m=null;function _(b,S){const E=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(b.trim()),[,...M]=E??[],B=m.reduce((N,x,L)=>N+Number(M[L]??0)*x,0);if(!E||B===0)throw new SlipwayError("invalid_input",`${S}: "${b}" is not a duration`,{input:S,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return B}function y(b){if(b<1e3)return`${Math.round(b)}ms`;if(b<59950)
return`${(b/1e3).toFixed(1)}s`;const S=Math.round(b/1e3),E=M=>String(M).padStart(2,"0");return S<3600?`${Math.floor(S/60)}m ${E(S%60)}s`:`${Math.floor(S/3600)}h\
 ${E(Math.floor(S%3600/60))}m`}const C=null,u=null;function g(b,S){const E=S-b;if(E>u)return new Date(b).toISOString().slice(0,10);const[M,B]=C.find(([,x])=>E>=
x)??[];if(!M||M==="second"&&E<1e4)return"just now";const N=Math.floor(E/B);return`${N} ${M}${N===1?"":"s"} ago`}}),3739:((o,$,a)=>{a.d($,{GQ:()=>_,I7:()=>y,xU:()=>g,
xb:()=>u});const f={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},m=Object.keys(f);class _ extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(M,B,N={}){
super(B,N.cause===void 0?void 0:{cause:N.cause}),this.code=M,this.mender=f[M],this.remedy=N.remedy,this.input=N.input,this.place=N.place,this.call=N.call,this.also=
N.also??[]}with(M){const{code:B=this.code,message:N=this.message,...x}=M,{remedy:L,input:R,place:l,call:d,cause:A,also:U}=this;return new _(B,N,{remedy:L,input:R,
place:l,call:d,cause:A,also:U,...x})}}function y(E){return E instanceof _?E:new _("internal",C(E),{cause:E,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function C(E){return E instanceof Error?E.message:String(E)}function u(E){throw new _("internal",`Unhandled case: ${JSON.stringify(E)}`)}
function g(E){if(!(!(E instanceof Error)||!("code"in E)))return typeof E.code=="string"?E.code:void 0}const b=new Set(["ENOSPC","EDQUOT"]);function S(E){return b.
has(g(E))}}),1772:((o,$,a)=>{a.d($,{Aw:()=>b,U2:()=>u,bM:()=>g,q$:()=>y,sU:()=>m});var f=a(8302);class m extends Error{name="JsonTextError";offset;stop;constructor(c,h,O=h){
super(c),this.offset=h,this.stop=O}}function _(v,c){const h=v.slice(0,c);return{line:h.split(`
`).length,column:c-h.lastIndexOf(`
`)}}function y(v){new K(v).document()}function C(v){try{new K(v,!1).document()}catch(c){if(c instanceof m)return c;throw c}}function u(v,c=!0){const h=[];return new K(
v,c,D=>h.push(D)).document()==="object"?h:void 0}function g(v){return v.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function b(v,c){return v===c||S(v)===
S(c)}function S(v){try{return String(JSON.parse(v,E))}catch(c){if(c instanceof RangeError)return g(v);throw c}}function E(v,c,h){return typeof c=="number"?M(h?.
source??String(c)):Array.isArray(c)?`[${c.join(",")}]`:(0,f.Gv)(c)?`{${Object.entries(c).map(([D,W])=>`${JSON.stringify(D)}:${W}`).sort().join(",")}}`:JSON.stringify(
c)}function M(v){const[,c,h="",O="",D="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(v)??[],W=`${h}${O}`.replace(/^0+/,""),q=W.replace(/0+$/,"");if(q===
"")return`${c}0`;const re=BigInt(D)-BigInt(O.length)+BigInt(W.length-q.length);return`${c}${q}e${re}`}function B(v){return v.includes("\\")?String(JSON.parse(v)):
v.slice(1,-1)}const N=34,x=44,L=58,R=91,l=92,d=93,A=123,U=125,k=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,G=24,Y=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,H=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
p=/true|false|null/y,T="a lone surrogate (half of a character) in a string";class K{#e;#a;#u;#n=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(c,h=!0,O){
this.#e=c,this.#a=h,this.#u=O}document(){this.#s();const c=this.#o()===A?"object":"other";do this.#h();while(this.#m());if(this.#s(),this.#t<this.#e.length)throw this.#i(
"the end");return c}#h(){for(;;){this.#s(),this.#n.length===1&&(this.#c.offset=this.#t);const c=this.#o();if(c===N){this.#f();return}if(c===A){if(this.#t+=1,this.#r(
U))return;this.#n.push(new Set),this.#l()}else if(c===R){if(this.#t+=1,this.#r(d))return;this.#n.push(void 0)}else{if(this.#p(H)||this.#p(p))return;throw this.#i(
"a value")}}}#m(){for(let c=this.#n.length;c>0;c--){const h=this.#n[c-1]!==void 0;if(c===1&&h&&this.#u&&this.#_(this.#u),this.#r(x))return h&&this.#l(),!0;if(!this.#r(
h?U:d))throw this.#b(h?"}":"]");this.#n.pop()}return!1}#_(c){c({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#l(){this.#s();const c=this.#t;if(this.#o()!==
N)throw this.#i("a name in double quotes");this.#f();const h=B(this.#e.slice(c,this.#t)),O=this.#n.at(-1);if(this.#a&&O?.has(h))throw new m(`the name "${h}" occ\
urs twice in one object`,c);if(O?.add(h),!this.#r(L))throw this.#i('":"');this.#n.length===1&&(this.#c={name:h,nameOffset:c,offset:this.#t})}#f(){const c=this.#e,
h=this.#t;let O=h+1;for(;;){const D=c.charCodeAt(O);if(D===N)break;if(D===l)O=this.#y(O,h);else if(D>=55296&&D<=57343)O=this.#g(O,h);else if(D>=32)O=O-h<G?O+1:this.#w(
O);else throw this.#d(O)}this.#t=O+1}#w(c){return k.lastIndex=c,k.test(this.#e),k.lastIndex}#y(c,h){if(Y.lastIndex=c,!Y.test(this.#e))throw this.#d(c);const O=Y.
lastIndex;if(!this.#a||O-c===2)return O;const D=Number.parseInt(this.#e.slice(c+2,O),16);if(D<55296||D>57343)return O;const W=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(O,O+6));if(D>=56320||!W)throw new m(T,h);return O+6}#g(c,h){const[O,D]=[this.#e.charCodeAt(c),this.#e.charCodeAt(c+1)],W=O<56320&&(D&64512)===56320;
if(this.#a&&!W)throw new m(T,h);return c+(W?2:1)}#d(c){const h=c>=this.#e.length;return new m(h?"a string does not end":"a bad escape or control character in a \
string",c)}#r(c){return this.#s(),this.#o()!==c?!1:(this.#t+=1,!0)}#s(){for(;;){const c=this.#o();if(c!==32&&c!==10&&c!==13&&c!==9)return;this.#t+=1}}#o(){return this.#e.
charCodeAt(this.#t)}#p(c){return c.lastIndex=this.#t,c.test(this.#e)?(this.#t=c.lastIndex,!0):!1}#b(c){const h=this.#e.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#e.charAt(this.#t))?new m(`"," or "${c}" is missing`,h,this.#t):this.#i(`"," or "${c}"`)}#i(c){const h=this.#e.slice(this.#t,this.#t+1);return new m(`\
expected ${c}, found ${h===""?"the end":JSON.stringify(h)}`,this.#t)}}}),8302:((o,$,a)=>{a.d($,{Eb:()=>y,Gv:()=>f,U4:()=>m});function f(u){return typeof u=="obj\
ect"&&u!==null&&!Array.isArray(u)}function m(u){try{return JSON.parse(u)}catch{return}}function _(u){const g=m(u);return f(g)?g:void 0}function y(u){const g=Object.
entries(u).filter(([,b])=>b!==void 0);return Object.fromEntries(g)}function C(u,g){return typeof u=="string"&&u.length<=g}}),1709:((o,$,a)=>{a.d($,{c:()=>m});function f(_){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(_)}function m(_){return/^(?:[^.]+\.)*localhost\.?$/i.test(_)||f(_.replace(/^\[|\]$/g,""))}}),5807:((o,$,a)=>{a.d($,{Ow:()=>L});
const f="\x1B",m="\x07",_=new RegExp(`${f}[\\]P_^X][^${m}${f}]*(?:${m}|${f}\\\\)|${f}\\[[0-?]*[ -/]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),y=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
C=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),u=new RegExp(
`${f}\\[[0-9;:]{0,40}m`,"g");function g(p){const T=p.includes(f)?p.match(u)??[]:[];return T.length===0?{texts:[p],codes:T}:{texts:p.split(u),codes:T}}const b=/^[ -~]*$/,
S=/^[\t -~]*$/;function E(p){return p.includes(f)?p.replace(_,""):p}function M(p){return S.test(p)?p:E(p).replace(/[\n\u2028\u2029]/g," ").replace(C(),T=>T==="	"?
T:"")}function B(p){return p.split(`
`).map(M).join(`
`)}function N(p,T){return p.length>T?R(p,T):p}function x(p){return p.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function L(p,T=2e3){const K=p.length>T*8+1024?p.slice(
0,T*8+1024):p;if(b.test(K)&&K.length<=T)return p;const v=E(K).replace(y," ").replace(C(),"").toWellFormed();return v.length>T||K.length<p.length?R(v,T):v}function R(p,T){
if(T<1)return"";const K=p.slice(0,T-1),v=K.charCodeAt(K.length-1);return`${v>=55296&&v<=56319?K.slice(0,-1):K}\u2026`}function l(p){return p.trim().split(/\s+/)}
function d(p){let[T,K]=[String(p),""];for(;T.length>3;T=T.slice(0,-3))K=`,${T.slice(-3)}${K}`;return T+K}function A(p,T){return`${d(p)} ${T}${p===1?"":"s"}`}function U(p){
return k(p)??p}function k(p){try{return decodeURIComponent(p)}catch{return}}const G=/^[\t\n\r -~]*$/;function Y(p){return G.test(p)?p:p.replace(/[\u2028\u2029]/g,
H).replace(C(),T=>`	
\r`.includes(T)?T:H(T))}function H(p){return Array.from({length:p.length},(K,v)=>p.charCodeAt(v)).map(K=>`\\u${K.toString(16).padStart(4,"0")}`).join("")}}),2345:((o,$,a)=>{
a.d($,{BL:()=>E,be:()=>b,jL:()=>g,ux:()=>f});const f={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
m=["api","web-ssr","sse"],_=["web-landing",...m],y="detect";function C(R){return m.some(l=>l===R)}const u="us-east-2",g="execute-api",b="SERVICE_KVS_",S=/^[A-Za-z_][A-Za-z0-9_]*$/,
E=/^[a-z][a-z0-9_]{0,31}$/,M=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,B={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},N={pageDefault:64*1024,pageMost:256*1024},x={subject:200,author:100},L={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),4077:((o,$,a)=>{a.a(o,async(f,m)=>{try{var _=a(8017),y=a(804),C=a(336);(0,_.P)();const u=new AbortController;
process.on("SIGINT",()=>u.abort()),process.on("SIGTERM",()=>u.abort()),process.exitCode=await(0,y.h)({env:process.env,clock:C.ml,signal:u.signal}),m()}catch(u){
m(u)}},1)}),4734:((o,$,a)=>{a.d($,{Ar:()=>C,CI:()=>u,Cn:()=>y,J9:()=>N,mk:()=>x,mn:()=>M,wy:()=>B});var f=a(1772),m=a(2345),_=a(5255);function*y(l){const d=g(l,
"");d instanceof _.LN?yield d:d===void 0?yield new _.LN("an entry is an object {key, value, ttlSeconds?}",l):yield*M(d,l)}function*C(l){const d=g(l,"{}");if(d instanceof
_.LN)yield d;else if(d!==void 0)for(const[A,U]of d)yield*M(u(A,U,l),l)}function u(l,d,{line:A,column:U}){return new Map(Object.entries({key:{json:JSON.stringify(
l),line:A,column:U},value:d}))}function g(l,d){const{text:A}=l;if(A===void 0)return new _.LN("the entry is far longer than any that is allowed",l);const U=d===""?
0:1;try{const k=(0,f.U2)(d===""?A:`{${A}}`);return k&&new Map(k.map(G=>[G.name,b(l,A,G,U)]))}catch(k){if(!(k instanceof f.sU))throw k;return new _.LN(`not valid\
 JSON: ${k.message}`,S(l,A,k.offset-U))}}function b(l,d,A,U){return{json:(0,f.bM)(A.text),...S(l,d,A.nameOffset-U)}}function S({line:l,column:d},A,U){const k=A.
slice(0,Math.max(0,U)),G=k.lastIndexOf(`
`);return G===-1?{line:l,column:d+k.length}:{line:l+k.split(`
`).length-1,column:k.length-G}}const E=new Set(["key","value","ttlSeconds"]);function*M(l,d){const A=[],U=(T,K)=>{A.push(new _.LN(K,T??d))};for(const[T,K]of l)E.
has(T)||U(K,`an entry has no member "${T}": its members are key, value and ttlSeconds`);const[k,G,Y]=[l.get("key"),l.get("value"),l.get("ttlSeconds")],H=k&&x(k.
json);k===void 0?U(void 0,"the entry has no key"):H!==void 0&&U(k,H),G===void 0?U(void 0,"the entry has no value"):L(G.json)>m.ux.valueBytes&&U(G,`the value has\
 ${L(G.json)} bytes of JSON; the most is ${m.ux.valueBytes}`);const p=Y&&Number(Y.json);Y!==void 0&&!N(p)&&U(Y,`ttlSeconds is ${R(Y.json)}; ${B}`),A.length>0||k===
void 0||G===void 0?yield*A:yield{key:String(JSON.parse(k.json)),text:G.json,ttlSeconds:p,line:d.line}}const B=`it must be a whole number from ${m.ux.minTtlSeconds}\
 to ${m.ux.maxTtlSeconds}`;function N(l){const{minTtlSeconds:d,maxTtlSeconds:A}=m.ux;return Number.isInteger(l)&&Number(l)>=d&&Number(l)<=A}function x(l){const d=JSON.
parse(l);if(typeof d!="string")return`the key is ${R(l)}, not a string`;if(d==="")return"the key is empty";if(!d.isWellFormed())return"the key contains a lone s\
urrogate (half of a character)";if(L(d)>m.ux.keyBytes)return`the key has ${L(d)} bytes of UTF-8; the most is ${m.ux.keyBytes}`}function L(l){return Buffer.byteLength(
l)}function R(l){return l.length>40?`${l.slice(0,39)}\u2026`:l}}),5255:((o,$,a)=>{a.d($,{LN:()=>f,iI:()=>E,s1:()=>M});class f extends Error{name="FileFault";line;column;constructor(L,{
line:R,column:l}){super(L),this.line=R,this.column=l}}const m=1024*1024,[_,y,C,u]=[34,92,44,10],g=new Set([91,123]),b=new Set([93,125]),S=new Set([32,9,10,13]);
function E(x){const[L,R]=[x.charCodeAt(0),x.charCodeAt(1)],l=B();let d="before",A=0,U=!1,k=!1,G=1,Y=1,H=0;const p=h=>new f(h,{line:G,column:Y}),T=h=>{k?k=!1:h===
y?k=!0:h===_&&(U=!1)},K=h=>{if(!S.has(h)){if(d==="after")throw p("there is text after the end; name a file of one entry a line .ndjson");if(h!==L)throw p(`expec\
ted "${x[0]}"`);d="inside"}},v=h=>{S.has(h)||l.startAt(G,Y),h===_?U=!0:g.has(h)?A+=1:b.has(h)&&(A-=1)},c=h=>{const O=l.take(),D=h!==C;if(D&&h!==R)throw p(`expec\
ted "${x[1]}" or ","`);if(!O&&(!D||H>0))throw p("there is a comma too many");return H+=1,D&&(d="after"),O?[O]:[]};return{*push(h){let O=0;for(let D=0;D<h.length;D+=
1){const W=h.charCodeAt(D);U?T(W):d!=="inside"?(K(W),O=D+1):A===0&&(W===C||b.has(W))?(l.add(h.slice(O,D)),O=D+1,yield*c(W)):v(W),W===u?(G+=1,Y=1):Y+=1}d==="insi\
de"&&l.add(h.slice(O))},end(){if(d==="after")return[];throw p(`the file ends where "${x[d==="before"?0:1]}" is expected`)}}}function M(){const x=B();let L=1;const R=d=>{
d!==""&&x.startAt(L,1),x.add(d)},l=()=>{const d=x.take();return d?[d]:[]};return{*push(d){const[A="",...U]=d.split(`
`);R(A);for(const k of U)yield*l(),L+=1,R(k)},end:l}}function B(){let x=[],L=0,R;return{startAt(l,d){R??={line:l,column:d}},add(l){L+=l.length,L<=m?x.push(l):x=
[]},take(){const l=L<=m?N(x.join("")):void 0,d=R===void 0||l===""?void 0:{text:l,...R};return x=[],L=0,R=void 0,d}}}function N(x){let[L,R]=[0,x.length];for(;L<R&&
S.has(x.charCodeAt(L));)L+=1;for(;R>L&&S.has(x.charCodeAt(R-1));)R-=1;return x.slice(L,R)}})},ae={};function F(o){var $=ae[o];if($!==void 0)return $.exports;var a=ae[o]=
{id:o,loaded:!1,exports:{}},f=!0;try{$e[o](a,a.exports,F),f=!1}finally{f&&delete ae[o]}return a.loaded=!0,a.exports}F.m=$e,typeof F<"u"&&(F.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",$=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",f=_=>{_&&_.d<1&&(_.d=1,_.forEach(y=>y.r--),_.forEach(y=>y.r--?y.r++:y()))},m=_=>_.map(y=>{if(y!==null&&typeof y=="object"){if(y[o])return y;if(y.then){
var C=[];C.d=0,y.then(b=>{u[$]=b,f(C)},b=>{u[a]=b,f(C)});var u={};return u[o]=b=>b(C),u}}var g={};return g[o]=b=>{},g[$]=y,g});F.a=(_,y,C)=>{var u;C&&((u=[]).d=
-1);var g=new Set,b=_.exports,S,E,M,B=new Promise((N,x)=>{M=x,E=N});B[$]=b,B[o]=N=>(u&&N(u),g.forEach(N),B.catch(x=>{})),_.exports=B,y(N=>{S=m(N);var x,L=()=>S.
map(l=>{if(l[a])throw l[a];return l[$]}),R=new Promise(l=>{x=()=>l(L),x.r=0;var d=A=>A!==u&&!g.has(A)&&(g.add(A),A&&!A.d&&(x.r++,A.push(x)));S.map(A=>A[o](d))});
return x.r?R:L()},N=>(N?M(B[a]=N):E(b),f(u))),u&&u.d<0&&(u.d=0)}})(),(()=>{var o=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,$;F.t=function(a,f){
if(f&1&&(a=this(a)),f&8||typeof a=="object"&&a&&(f&4&&a.__esModule||f&16&&typeof a.then=="function"))return a;var m=Object.create(null);F.r(m);var _={};$=$||[null,
o({}),o([]),o(o)];for(var y=f&2&&a;typeof y=="object"&&!~$.indexOf(y);y=o(y))Object.getOwnPropertyNames(y).forEach(C=>_[C]=()=>a[C]);return _.default=()=>a,F.d(
m,_),m}})(),F.d=(o,$)=>{for(var a in $)F.o($,a)&&!F.o(o,a)&&Object.defineProperty(o,a,{enumerable:!0,get:$[a]})},F.f={},F.e=o=>Promise.all(Object.keys(F.f).reduce(
($,a)=>(F.f[a](o,$),$),[])),F.u=o=>""+o+".index.js",F.o=(o,$)=>Object.prototype.hasOwnProperty.call(o,$),F.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},F.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},
$=a=>{var{ids:f,modules:m,runtime:_}=a,y,C,u=0;for(y in m)F.o(m,y)&&(F.m[y]=m[y]);for(_&&_(F);u<f.length;u++)C=f[u],F.o(o,C)&&o[C]&&o[C][0](),o[f[u]]=0};F.f.j=(a,f)=>{
var m=F.o(o,a)?o[a]:void 0;if(m!==0)if(m)f.push(m[1]);else{var _=import("./"+F.u(a)).then($,y=>{throw o[a]!==0&&(o[a]=void 0),y}),_=Promise.race([_,new Promise(
y=>m=o[a]=[y])]);f.push(m[1]=_)}}})();var Oe=F(4077);Oe=await Oe;

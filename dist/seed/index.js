const j=process.getBuiltinModule;var xe={181:(o=>{o.exports=j("buffer")}),4589:(o=>{o.exports=j("node:assert")}),6698:(o=>{o.exports=j("node:async_hooks")}),4573:(o=>{
o.exports=j("node:buffer")}),7598:(o=>{o.exports=j("node:crypto")}),3053:(o=>{o.exports=j("node:diagnostics_channel")}),8474:(o=>{o.exports=j("node:events")}),3024:(o=>{
o.exports=j("node:fs")}),1455:(o=>{o.exports=j("node:fs/promises")}),7067:(o=>{o.exports=j("node:http")}),2467:(o=>{o.exports=j("node:http2")}),7030:(o=>{o.exports=
j("node:net")}),8161:(o=>{o.exports=j("node:os")}),6760:(o=>{o.exports=j("node:path")}),643:(o=>{o.exports=j("node:perf_hooks")}),1792:(o=>{o.exports=j("node:qu\
erystring")}),99:(o=>{o.exports=j("node:sqlite")}),7075:(o=>{o.exports=j("node:stream")}),7830:(o=>{o.exports=j("node:stream/web")}),1692:(o=>{o.exports=j("node\
:tls")}),3136:(o=>{o.exports=j("node:url")}),7975:(o=>{o.exports=j("node:util")}),3429:(o=>{o.exports=j("node:util/types")}),5919:(o=>{o.exports=j("node:worker_\
threads")}),8522:(o=>{o.exports=j("node:zlib")}),932:(o=>{o.exports=j("process")}),8017:((o,E,a)=>{a.d(E,{P:()=>p});var f=a(3024),_=a(3739);function p(){Object.
defineProperty(process,"stdout",{value:I,configurable:!0})}const S=5,I={write:y,listenerCount:()=>0,once(){},removeListener(){}};let u=!1;function y(g){const $=Buffer.
from(g);for(let b=0;b<$.length&&!u;)try{b+=(0,f.writeSync)(1,$,b)}catch(R){u=(0,_.xU)(R)!=="EAGAIN",u||Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,
S)}return!0}}),804:((o,E,a)=>{a.d(E,{h:()=>rt});var f=a(3739),_=a(1709),p=a(5807);async function S(e){const t=C=>e[C.toLowerCase()]||e[C]||"",n=t("ALL_PROXY"),r=u(
t("HTTP_PROXY")||n,"HTTP_PROXY"),s=u(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(r===""&&s==="")return fetch;const i=await a.e(729).then(a.bind(a,3729)),d=new i.EnvHttpProxyAgent(
{httpProxy:r,httpsProxy:s,noProxy:t("NO_PROXY")}),N=i.fetch;return async(C,J)=>{if(C instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const W=new URL(C);return(0,_.c)(W.hostname)?fetch(C,J):N(W,{...J,dispatcher:d})}}const I=["http:","https:","socks:","socks5:"];function u(e,t){const n=e===
""||e.includes("://")?e:`http://${e}`,r=URL.parse(n),s=d=>(0,p.FF)(d)!==void 0,i=r!==null&&I.includes(r.protocol);if(n===""||i&&s(r.username)&&s(r.password))return n;
throw new f.GQ("invalid_input",`${t} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.example.com:3128 or socks5://127.0.0.1:1080\
. In a user name and a password, % is written %25."})}const y={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, t\
tlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"\
`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},g=new Map(Object.entries(y)),$={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."};var b=a(1619);const R={characters:80,candidates:1e3,shown:3};function K(e,t){const n=L(e);if(n===""||e.length>R.characters)
return[];const r=t.slice(0,R.candidates).filter(i=>i!==e&&i.length<=R.characters).flatMap(i=>{const d=m(n,L(i)),N=l(e)===l(i)?Math.min(d??M,M):d;return N===void 0?
[]:[{each:i,points:N}]}),s=Math.min(...r.map(({points:i})=>i));return r.sort((i,d)=>i.points-d.points).filter(({points:i})=>i<=s+1).slice(0,R.shown).map(({each:i})=>i)}
function P(e,t){return K(e,t).filter(n=>O(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function A(e,t){const[n]=K(e.trim(),t);return n===void 0?
"":`; did you mean "${n}"?`}function L(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const M=1;function l(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}
function m(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),r=O(e,t);if(r<=n)return r;const[s,i]=e.length<t.length?[e,t]:[t,
e];if(s.length>=4&&(i.startsWith(s)||i.endsWith(s)))return n+1}function O(e,t){let n=[],r=Array.from({length:t.length+1},(s,i)=>i);for(let s=1;s<=e.length;s++){
const i=[s];for(let d=1;d<=t.length;d++){const N=e[s-1]===t[d-1],C=s>1&&d>1&&e[s-1]===t[d-2]&&e[s-2]===t[d-1];i[d]=Math.min((r[d]??0)+1,(i[d-1]??0)+1,(r[d-1]??0)+
(N?0:1),C?(n[d-2]??0)+1:Number.POSITIVE_INFINITY)}[n,r]=[r,i]}return r[t.length]??0}function k(e,t,n){return new f.GQ("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}
function U(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function G(e,t){const n=e.trim().toLowerCase();if(n==="tru\
e"||n==="false")return n==="true";throw k(t,`"${H(e)}" is neither true nor false`,"Write true or false.")}function Y(e,t,n,r=""){const s=t.find(d=>d===e.trim().
toLowerCase());if(s!==void 0)return s;const i=t.map(d=>`"${d}"`).join(", ");throw k(n,`${r}"${H(e)}" is not one of ${i}${didYouMean(e,t)}`,`Write one of ${i}.`)}
function H(e){const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class w{#e=[];try(t,n){try{return t()}catch(r){const s=(0,f.I7)(
r);if(s.code==="internal")throw r;return this.#e.push(s),n}}add(t){this.#e.push(t)}throwIfAny(){const t=T(this.#e);if(t)throw t}}function T(e){const[t,...n]=e.flatMap(
r=>[r.with({also:[]}),...r.also]);return t?.with({also:n})}var D=a(2345),v=a(4734);const c=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,h=256;function x(e,t,n=r=>r){
const r=ue(e,n),{file:s,pruneFile:i}=r.files(),d=C=>C>=1&&C<=h,N={file:s,pruneFile:i,target:r.boolean("dry-run")?void 0:X(r,t),ttlSeconds:r.number("ttl-seconds",
v.J9,v.wy),concurrency:r.number("concurrency",d,`it must be a whole number from 1 to ${h}`)??1,verify:r.boolean("verify"),secrets:V(e,t)};return r.problems.throwIfAny(),
N}function B(e,t){const n={table:e},r=ue(n,i=>i),s=X(r,t);return r.problems.throwIfAny(),{target:s,secrets:V(n,t)}}function V(e,t){const n=Object.entries(t).filter(
([s])=>s.startsWith(`${D.be}TOKEN_`)),r=[e.token,...n.map(([,s])=>s),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(r.map(s=>s?.trim()??""))].filter(
s=>s!=="")}function X(e,t){const{problems:n}=e,r=W=>`${D.be}${W}`,s=e.text("table");s!==""&&!D.BL.test(s.toLowerCase())&&n.add(k(e.name("table"),`"${H(s)}" is n\
ot a table name`,"Write letters, digits and _, as sessions."));const i=e.textOrVariable("url",t[r("URL")],r("URL"));i!==""&&n.try(()=>(0,b.Jb)(i,e.name("url")),
void 0);const d=e.textOrVariable("region",t[r("REGION")],r("REGION")),N=r(`TOKEN_${s.toUpperCase()}`),C=e.text("token")||(s===""?e.textOrVariable("table",void 0,
r("TOKEN_<TABLE>")):e.textOrVariable("token",t[N],N));for(const[W,z]of[["region",d],["token",C]])ne.test(z)||n.add(ae(e.name(W),e.name(W)));const J=async()=>ce(
t);return n.try(()=>ce(t),void 0),{url:i,region:d,token:C,credentials:J}}const ne=/^[\x21-\x7e]*$/;function ae(e,t){const n=`${t} has a space, a line end or a s\
ign beyond ASCII in it`;return new f.GQ("invalid_input",n,{input:e,remedy:"Copy it again, as one word."})}function ce(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.
AWS_SECRET_ACCESS_KEY?.trim(),r=e.AWS_SESSION_TOKEN?.trim(),s=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!n){const d=t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCE\
SS_KEY_ID",N={input:"AWS_ACCESS_KEY_ID",remedy:Ce};throw new f.GQ("missing_input",`There are no AWS credentials: ${d} is not set`,N)}const i=Te.find(d=>!ne.test(
e[d]?.trim()??""));if(i!==void 0)throw ae("AWS_ACCESS_KEY_ID",i);return{accessKeyId:t,secretAccessKey:n,sessionToken:r||void 0,expiresAt:Number.isNaN(s)?void 0:
s}}const Te=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN"],Ce=`The key-value store accepts only calls of the app's function role. In a workfl\
ow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;function ue(e,t){const n=new w,r=i=>e[i]?.trim()||(g.get(i)?.default??""),s=(i,d,N)=>n.add(new f.GQ("missing_input",`${t(i)} ${d}`,
{input:t(i),remedy:N}));return{problems:n,name:t,text:r,files(){const i=r("file")||void 0,d=r("prune-file")||void 0;if(i===void 0&&d===void 0){const N=`Name a f\
ile of entries in ${t("file")}, or of keys to delete in ${t("prune-file")}.`;s("file","is not set",N)}return{file:i,pruneFile:d}},boolean:i=>n.try(()=>G(r(i),t(
i)),!1),number(i,d,N){const C=r(i);if(C==="")return;const J=/^\d+$/.test(C)?Number(C):Number.NaN;if(!d(J)){const W={input:t(i),remedy:"Write a number."};n.add(new f.
GQ("invalid_input",`${t(i)} is "${H(C)}"; ${N}`,W))}return J},textOrVariable(i,d,N){const C=r(i)||d?.trim()||"";if(C===""){const J=`Give ${t(i)}, or set ${N} as\
 the platform shows it (Services > Databases).`;s(i,`is not set, and neither is ${N}`,J)}return C}}}var re=a(9127);function Ie(e){switch(e.type){case"checked":return`${e.
entries} to write, ${e.deletes} to delete`;case"progress":{const{part:t,done:n,total:r,perSecond:s,leftMs:i}=e,d=i===void 0||n===r?"":`, ${(0,re.a3)(i)} left`,N=s.
toFixed(s<10?1:0);return`${t==="write"?"Written":"Deleted"} ${n} of ${r} (${N} a second${d})`}case"throttled":return`Rate limit: waiting ${(0,re.a3)(e.waitMs)},\
 then at most ${e.atOnce} at once`;case"trouble":{const{operation:t,status:n}=e.trouble;return`A ${t} ${n===void 0?"had no answer":`was answered ${n}`}; it is r\
epeated`}default:return(0,f.xb)(e)}}function Ne({entries:e,deletes:t,written:n,deleted:r,dryRun:s,ms:i}){return s?`Dry run: ${e} would be written, ${t} deleted`:
`${n} written, ${r} deleted in ${(0,re.a3)(i)}`}var le=a(8302);const ot={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigge\
r",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function ve(e){return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}\
: `}const Le=10;function Pe(e){const t={error:0,warning:0,notice:0};let n=0;const r=(s,i,d=[])=>{t[s]<Le?(t[s]++,e.annotate(s,i)):(n++,e.line(`${s}: ${ve(i.place)}${i.
message}`));for(const N of d)e.line(`  ${N}`)};return{add:r,dropped:()=>n,addError(s){for(const i of[s,...s.also])r("error",{message:(0,p.Ow)(i.message),place:i.
place},Re(i))},addDiagnostic({file:s,line:i,column:d,code:N,severity:C,message:J}){const W={file:s,...(0,le.Eb)({line:i??void 0,column:d??void 0})},z=N===null?{}:
{title:(0,p.Ow)(N,80)};r(C,{...z,message:(0,p.Ow)(J,1e3),place:W})}}}function Re(e){const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...Me(e),...fe(e.cause)]}function Me({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function fe(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,p.Ow)(e.
message,500)}`,...fe(e.cause,t+1)]}function ee(e,t=300){const n=(0,p.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const r="`".repeat(de(n)+
1),s=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${s}${n}${s}${r}`}function it(e,t=2e3){const n=e.map(s=>cleanLine(s,t)),r="`".repeat(Math.max(3,de(n.join(
`
`))+1));return[`${r}text`,...n,r].join(`
`)}const ke=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Ue=/^[0-9a-f]{7,40}\W*$/i,De=/(?:`[^`]+`|\S)+/g,je=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Be=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function at(e,t=1e3){const n=cleanLine(e,t).trim();return(n.endsWith("\u2026")&&n.
split("`").length%2===0?`${n}\``:n).replace(De,s=>{const[,i="",d,N=""]=je.exec(s)??[];if(d!==void 0)return i+ee(d)+N;if(ke.test(s)&&!Ue.test(s))return s;const[,
C="",J="",W=""]=Be.exec(s)??[];return C+ee(J)+W})}function ct(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:s}=new URL(e);
if(!(!/^https?:$/.test(t)||n!==""||r!==""||s.length>2e3))return`[${ee(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function ut(e,t){const n=new Date(e).toISOString().
slice(0,16).replace("T"," "),r=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${r}`}function lt(e,t){let n=t,r=e.length;for(;r>0&&(n-=
Buffer.byteLength(cleanLine(e[r-1]??""))+1,!(n<0));)r--;return e.slice(r)}function de(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}const Ke=1e4;
function Fe(e,t){const n=Pe(e),r=s=>{for(const i of["written","deleted","failed"])e.output(i,String(s[i]))};return{tell:We(e,n,t),finish(s,i){return i.error?n.addError(
i.error):e.line(`\u2713 ${Ne(i)}`),r(i),e.summary(Ge(s,i)),i.error?1:0},fail(s){return n.addError(s),r({written:0,deleted:0,failed:0}),1}}}function We(e,t,n){let r=n.
now();return s=>{if(s.type==="key-failed")return;if(s.type==="progress"){if(n.now()-r<Ke&&s.done<s.total)return;r=n.now()}const i=Ie(s);s.type==="trouble"?t.add(
"warning",{message:i}):e.line(s.type==="checked"?`\u2713 Checked: ${i}`:i)}}function Ge({file:e,pruneFile:t},n){const r=[e,t].filter(C=>C!==void 0).map(C=>ee(C)),
s=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],i=n.unwrittenFile===void 0?"":`
Not written: ${ee(n.unwrittenFile)} \u2013 seed it next.
`,d=n.dryRun?"checked (dry run)":n.error?"failed":"done",N=s.filter(([,,C])=>C>0).map(([C,J,W])=>`| ${C} | ${J} of ${W} |`).join(`
`);return`### Seeding ${d}: ${r.join(", ")}

| Keys | |
| --- | --- |
${N}
${i}`}var Ve=a(3024);const Z=j("os");function q(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function se(e){return Object.keys(
e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Q(e,t,n){const r=new Je(e,t,n);process.
stdout.write(r.toString()+Z.EOL)}function pe(e,t=""){Q(e,{},t)}const he="::";class Je{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=
n,this.message=r}toString(){let t=he+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.
properties.hasOwnProperty(r)){const s=this.properties[r];s&&(n?n=!1:t+=",",t+=`${r}=${He(s)}`)}}return t+=`${he}${Ye(this.message)}`,t}}function Ye(e){return q(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function He(e){return q(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}const Qe=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),_e=j("fs");function me(e,t){const n=process.env[`GITHU\
B_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!_e.existsSync(n))throw new Error(`Missing file at path: ${n}`);_e.
appendFileSync(n,`${q(t)}${Z.EOL}`,{encoding:"utf8"})}function we(e,t){const n=`ghadelimiter_${Qe.randomUUID()}`,r=q(t);if(e.includes(n))throw new Error(`Unexpe\
cted input: name should not contain the delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}\
<<${n}${Z.EOL}${r}${Z.EOL}${n}`}const ft=j("path");var ye=function(e,t,n,r){function s(i){return i instanceof n?i:new n(function(d){d(i)})}return new(n||(n=Promise))(
function(i,d){function N(W){try{J(r.next(W))}catch(z){d(z)}}function C(W){try{J(r.throw(W))}catch(z){d(z)}}function J(W){W.done?i(W.value):s(W.value).then(N,C)}
J((r=r.apply(e,t||[])).next())})},oe;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(oe||(oe={}));function dt(e,t){const n=toCommandValue(t);if(process.
env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function ze(e){Q("add-mask",{},
e)}function pt(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function ge(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);
return t&&t.trimWhitespace===!1?n:n.trim()}function ht(e,t){const n=ge(e,t).split(`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function _t(e,t){const n=["true","True","TRUE"],r=["false","False","FALSE"],s=ge(e,t);
if(n.includes(s))return!0;if(r.includes(s))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Xe(e,t){if(process.env.GITHUB_OUTPUT||"")return me("OUTPUT",we(e,t));process.
stdout.write(Z.EOL),Q("set-output",{name:e},q(t))}function mt(e){issue("echo",e?"on":"off")}function wt(e){process.exitCode=oe.Failure,Se(e)}function yt(){return process.
env.RUNNER_DEBUG==="1"}function gt(e){issueCommand("debug",{},e)}function Se(e,t={}){Q("error",se(t),e instanceof Error?e.toString():e)}function be(e,t={}){Q("w\
arning",se(t),e instanceof Error?e.toString():e)}function Ze(e,t={}){Q("notice",se(t),e instanceof Error?e.toString():e)}function Ee(e){process.stdout.write(e+Z.
EOL)}function $e(e){pe("group",e)}function Oe(){pe("endgroup")}function St(e,t){return ye(this,void 0,void 0,function*(){$e(e);let n;try{n=yield t()}finally{Oe()}
return n})}function qe(e,t){if(process.env.GITHUB_STATE||"")return me("STATE",we(e,t));Q("save-state",{name:e},q(t))}function bt(e){return process.env[`STATE_${e}`]||
""}function Et(e){return ye(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const $t="slipway",et={error:Se,warning:be,notice:Ze};function tt(e){
const t=nt();return{line:n=>Ee(te(n)),group:n=>$e(te(n)),endGroup:Oe,replay:(n,r)=>{Ee([`::stop-commands::${r}`,...n.map(te),`::${r}::`].join(`
`))},annotate:(n,{message:r,title:s,place:i})=>{const{file:d,line:N,column:C}=i??{};et[n](te(r),(0,le.Eb)({title:s,file:d,startLine:N,startColumn:C}))},mask:ze,
output:(n,r)=>t("the outputs",()=>Xe(n,r)),state:(n,r)=>t("the state for the post step",()=>qe(n,r)),summary:n=>{e!==void 0&&t("the summary",()=>(0,Ve.writeFileSync)(
e,n))}}}function Ot(e,t){const n=r=>t.redact(r);return{line:r=>e.line(n(r)),group:r=>e.group(n(r)),endGroup:()=>e.endGroup(),replay:(r,s)=>e.replay(r.map(n),s),
annotate:(r,s)=>{const i=s.title===void 0?{}:{title:n(s.title)};e.annotate(r,{...s,...i,message:n(s.message)})},mask:r=>e.mask(r),output:(r,s)=>e.output(r,s),state:(r,s)=>e.
state(r,s),summary:r=>e.summary(r)}}function nt(){const e=new Set;return(t,n)=>{try{n()}catch(r){e.has(t)||be(te(`The runner cannot keep ${t}: ${(0,f.I7)(r).message}`)),
e.add(t)}}}function te(e){return(0,p.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function rt({env:e,clock:t,signal:n}){const r=st(e),s=tt(
e.GITHUB_STEP_SUMMARY||void 0);for(const d of V(r,e))s.mask(d);const i=Fe(s,t);try{const d=x(r,e),{seedFile:N}=await Promise.all([a.e(118),a.e(766)]).then(a.bind(
a,9766)),C={fetch:await S(e),clock:t,random:Math.random,report:i.tell,signal:n};return i.finish(d,await N(d,C))}catch(d){return i.fail((0,f.I7)(d))}}function st(e){
const t=[...g.keys()].map(n=>[n,e[`INPUT_${n.toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((o,E,a)=>{a.d(E,{CY:()=>I,Jb:()=>p});var f=a(3739),_=a(
1709);function p(u,y){const g=u.trim(),$=URL.canParse(g)?new URL(g):void 0;if($===void 0||!["http:","https:"].includes($.protocol))throw new f.GQ("invalid_input",
`${y} is not an http(s) address`,{input:y,remedy:"Write it with its scheme, as https://platform.example.com."});if($.username!==""||$.password!==""||$.search!==
""||$.hash!=="")throw new f.GQ("invalid_input",`${y} has more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return S(
$,y),$.pathname=$.pathname.replace(/\/+$/,""),$}function S(u,y){if(!(u.protocol==="https:"||u.protocol==="http:"&&(0,_.c)(u.hostname)))throw new f.GQ("insecure_\
url",`${y} names ${u.origin}, which is not https`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}
function I(u,y){const g=new URL(u);return g.pathname=`${u.pathname.replace(/\/$/,"")}${y}`,g}}),336:((o,E,a)=>{a.d(E,{ml:()=>_});const f=j("node:timers/promises"),
_={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(u,y){y?.throwIfAborted();try{await(0,f.setTimeout)(u,void 0,{signal:y})}catch(g){throw y?.throwIfAborted(),
g}},after(u,y){const g=setTimeout(y,u);return()=>clearTimeout(g)}};async function p(u,y,g,$){const b=new AbortController,R=u.sleep(y,$?AbortSignal.any([b.signal,
$]):b.signal).then(()=>{},()=>{});try{return await Promise.race([g,R])}finally{b.abort()}}const S={now(){const{user:u,system:y}=process.cpuUsage();return(u+y)/1e3}},
I=(u,y)=>{const g=setInterval(y,u).unref();return()=>clearInterval(g)}}),9127:((o,E,a)=>{a.d(E,{a3:()=>S});var f=a(3739);const _=null;function p(g,$){const b=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(g.trim()),[,...R]=b??[],K=_.reduce((P,A,L)=>P+Number(R[L]??0)*A,0);if(!b||K===0)throw new SlipwayError("invalid_input",`${$}: "${g}" is not a duration`,{input:$,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return K}function S(g){if(g<1e3)return`${Math.round(g)}ms`;if(g<59950)
return`${(g/1e3).toFixed(1)}s`;const $=Math.round(g/1e3),b=R=>String(R).padStart(2,"0");return $<3600?`${Math.floor($/60)}m ${b($%60)}s`:`${Math.floor($/3600)}h\
 ${b(Math.floor($%3600/60))}m`}const I=null,u=null;function y(g,$){const b=$-g;if(b>u)return new Date(g).toISOString().slice(0,10);const[R,K]=I.find(([,A])=>b>=
A)??[];if(!R||R==="second"&&b<1e4)return"just now";const P=Math.floor(b/K);return`${P} ${R}${P===1?"":"s"} ago`}}),3739:((o,E,a)=>{a.d(E,{GQ:()=>p,I7:()=>S,xU:()=>y,
xb:()=>u});const f={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},_=Object.keys(f);class p extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(R,K,P={}){
super(K,P.cause===void 0?void 0:{cause:P.cause}),this.code=R,this.mender=f[R],this.remedy=P.remedy,this.input=P.input,this.place=P.place,this.call=P.call,this.also=
P.also??[]}with(R){const{code:K=this.code,message:P=this.message,...A}=R,{remedy:L,input:M,place:l,call:m,cause:O,also:k}=this;return new p(K,P,{remedy:L,input:M,
place:l,call:m,cause:O,also:k,...A})}}function S(b){return b instanceof p?b:new p("internal",I(b),{cause:b,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function I(b){return b instanceof Error?b.message:String(b)}function u(b){throw new p("internal",`Unhandled case: ${JSON.stringify(b)}`)}
function y(b){if(!(!(b instanceof Error)||!("code"in b)))return typeof b.code=="string"?b.code:void 0}const g=new Set(["ENOSPC","EDQUOT"]);function $(b){return g.
has(y(b))}}),1772:((o,E,a)=>{a.d(E,{Aw:()=>g,U2:()=>u,bM:()=>y,q$:()=>S,sU:()=>_});var f=a(8302);class _ extends Error{name="JsonTextError";offset;stop;constructor(c,h,x=h){
super(c),this.offset=h,this.stop=x}}function p(v,c){const h=v.slice(0,c);return{line:h.split(`
`).length,column:c-h.lastIndexOf(`
`)}}function S(v){new D(v).document()}function I(v){try{new D(v,!1).document()}catch(c){if(c instanceof _)return c;throw c}}function u(v,c=!0){const h=[];return new D(
v,c,B=>h.push(B)).document()==="object"?h:void 0}function y(v){return v.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function g(v,c){return v===c||$(v)===
$(c)}function $(v){try{return String(JSON.parse(v,b))}catch(c){if(c instanceof RangeError)return y(v);throw c}}function b(v,c,h){return typeof c=="number"?R(h?.
source??String(c)):Array.isArray(c)?`[${c.join(",")}]`:(0,f.Gv)(c)?`{${Object.entries(c).map(([B,V])=>`${JSON.stringify(B)}:${V}`).sort().join(",")}}`:JSON.stringify(
c)}function R(v){const[,c,h="",x="",B="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(v)??[],V=`${h}${x}`.replace(/^0+/,""),X=V.replace(/0+$/,"");if(X===
"")return`${c}0`;const ne=BigInt(B)-BigInt(x.length)+BigInt(V.length-X.length);return`${c}${X}e${ne}`}function K(v){return v.includes("\\")?String(JSON.parse(v)):
v.slice(1,-1)}const P=34,A=44,L=58,M=91,l=92,m=93,O=123,k=125,U=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,G=24,Y=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,H=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
w=/true|false|null/y,T="a lone surrogate (half of a character) in a string";class D{#e;#a;#u;#n=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(c,h=!0,x){
this.#e=c,this.#a=h,this.#u=x}document(){this.#s();const c=this.#o()===O?"object":"other";do this.#h();while(this.#_());if(this.#s(),this.#t<this.#e.length)throw this.#i(
"the end");return c}#h(){for(;;){this.#s(),this.#n.length===1&&(this.#c.offset=this.#t);const c=this.#o();if(c===P){this.#f();return}if(c===O){if(this.#t+=1,this.#r(
k))return;this.#n.push(new Set),this.#l()}else if(c===M){if(this.#t+=1,this.#r(m))return;this.#n.push(void 0)}else{if(this.#p(H)||this.#p(w))return;throw this.#i(
"a value")}}}#_(){for(let c=this.#n.length;c>0;c--){const h=this.#n[c-1]!==void 0;if(c===1&&h&&this.#u&&this.#m(this.#u),this.#r(A))return h&&this.#l(),!0;if(!this.#r(
h?k:m))throw this.#S(h?"}":"]");this.#n.pop()}return!1}#m(c){c({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#l(){this.#s();const c=this.#t;if(this.#o()!==
P)throw this.#i("a name in double quotes");this.#f();const h=K(this.#e.slice(c,this.#t)),x=this.#n.at(-1);if(this.#a&&x?.has(h))throw new _(`the name "${h}" occ\
urs twice in one object`,c);if(x?.add(h),!this.#r(L))throw this.#i('":"');this.#n.length===1&&(this.#c={name:h,nameOffset:c,offset:this.#t})}#f(){const c=this.#e,
h=this.#t;let x=h+1;for(;;){const B=c.charCodeAt(x);if(B===P)break;if(B===l)x=this.#y(x,h);else if(B>=55296&&B<=57343)x=this.#g(x,h);else if(B>=32)x=x-h<G?x+1:this.#w(
x);else throw this.#d(x)}this.#t=x+1}#w(c){return U.lastIndex=c,U.test(this.#e),U.lastIndex}#y(c,h){if(Y.lastIndex=c,!Y.test(this.#e))throw this.#d(c);const x=Y.
lastIndex;if(!this.#a||x-c===2)return x;const B=Number.parseInt(this.#e.slice(c+2,x),16);if(B<55296||B>57343)return x;const V=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(x,x+6));if(B>=56320||!V)throw new _(T,h);return x+6}#g(c,h){const[x,B]=[this.#e.charCodeAt(c),this.#e.charCodeAt(c+1)],V=x<56320&&(B&64512)===56320;
if(this.#a&&!V)throw new _(T,h);return c+(V?2:1)}#d(c){const h=c>=this.#e.length;return new _(h?"a string does not end":"a bad escape or control character in a \
string",c)}#r(c){return this.#s(),this.#o()!==c?!1:(this.#t+=1,!0)}#s(){for(;;){const c=this.#o();if(c!==32&&c!==10&&c!==13&&c!==9)return;this.#t+=1}}#o(){return this.#e.
charCodeAt(this.#t)}#p(c){return c.lastIndex=this.#t,c.test(this.#e)?(this.#t=c.lastIndex,!0):!1}#S(c){const h=this.#e.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#e.charAt(this.#t))?new _(`"," or "${c}" is missing`,h,this.#t):this.#i(`"," or "${c}"`)}#i(c){const h=this.#e.slice(this.#t,this.#t+1);return new _(`\
expected ${c}, found ${h===""?"the end":JSON.stringify(h)}`,this.#t)}}}),8302:((o,E,a)=>{a.d(E,{Eb:()=>S,Gv:()=>f,U4:()=>_});function f(u){return typeof u=="obj\
ect"&&u!==null&&!Array.isArray(u)}function _(u){try{return JSON.parse(u)}catch{return}}function p(u){const y=_(u);return f(y)?y:void 0}function S(u){const y=Object.
entries(u).filter(([,g])=>g!==void 0);return Object.fromEntries(y)}function I(u,y){return typeof u=="string"&&u.length<=y}}),1709:((o,E,a)=>{a.d(E,{c:()=>_});function f(p){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(p)}function _(p){return/^(?:[^.]+\.)*localhost\.?$/i.test(p)||f(p.replace(/^\[|\]$/g,""))}}),5807:((o,E,a)=>{a.d(E,{FF:()=>U,
Ow:()=>L});const f="\x1B",_="\x07",p=new RegExp(`${f}[\\]P_^X][^${_}${f}]*(?:${_}|${f}\\\\)|${f}\\[[0-?]*[ -/]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),S=/[\t\n\v\f\r\u0085\u2028\u2029]/g,
I=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),u=new RegExp(
`${f}\\[[0-9;:]{0,40}m`,"g");function y(w){const T=w.includes(f)?w.match(u)??[]:[];return T.length===0?{texts:[w],codes:T}:{texts:w.split(u),codes:T}}const g=/^[ -~]*$/,
$=/^[\t -~]*$/;function b(w){return w.includes(f)?w.replace(p,""):w}function R(w){return $.test(w)?w:b(w).replace(/[\n\u2028\u2029]/g," ").replace(I(),T=>T==="	"?
T:"")}function K(w){return w.split(`
`).map(R).join(`
`)}function P(w,T){return w.length>T?M(w,T):w}function A(w){return w.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function L(w,T=2e3){const D=w.length>T*8+1024?w.slice(
0,T*8+1024):w;if(g.test(D)&&D.length<=T)return w;const v=b(D).replace(S," ").replace(I(),"").toWellFormed();return v.length>T||D.length<w.length?M(v,T):v}function M(w,T){
if(T<1)return"";const D=w.slice(0,T-1),v=D.charCodeAt(D.length-1);return`${v>=55296&&v<=56319?D.slice(0,-1):D}\u2026`}function l(w){return w.trim().split(/\s+/)}
function m(w){let[T,D]=[String(w),""];for(;T.length>3;T=T.slice(0,-3))D=`,${T.slice(-3)}${D}`;return T+D}function O(w,T){return`${m(w)} ${T}${w===1?"":"s"}`}function k(w){
return U(w)??w}function U(w){try{return decodeURIComponent(w)}catch{return}}const G=/^[\t\n\r -~]*$/;function Y(w){return G.test(w)?w:w.replace(/[\u2028\u2029]/g,
H).replace(I(),T=>`	
\r`.includes(T)?T:H(T))}function H(w){return Array.from({length:w.length},(D,v)=>w.charCodeAt(v)).map(D=>`\\u${D.toString(16).padStart(4,"0")}`).join("")}}),2345:((o,E,a)=>{
a.d(E,{BL:()=>b,be:()=>g,jL:()=>y,ux:()=>f});const f={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
_=["api","web-ssr","sse"],p=["web-landing",..._],S="detect";function I(M){return _.some(l=>l===M)}const u="us-east-2",y="execute-api",g="SERVICE_KVS_",$=/^[A-Za-z_][A-Za-z0-9_]*$/,
b=/^[a-z][a-z0-9_]{0,31}$/,R=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,K={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},P={pageDefault:64*1024,pageMost:256*1024},A={subject:200,author:100},L={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),4077:((o,E,a)=>{a.a(o,async(f,_)=>{try{var p=a(8017),S=a(804),I=a(336);(0,p.P)();const u=new AbortController;
process.on("SIGINT",()=>u.abort()),process.on("SIGTERM",()=>u.abort()),process.exitCode=await(0,S.h)({env:process.env,clock:I.ml,signal:u.signal}),_()}catch(u){
_(u)}},1)}),4734:((o,E,a)=>{a.d(E,{Ar:()=>I,CI:()=>u,Cn:()=>S,J9:()=>P,mk:()=>A,mn:()=>R,wy:()=>K});var f=a(1772),_=a(2345),p=a(5255);function*S(l){const m=y(l,
"");m instanceof p.LN?yield m:m===void 0?yield new p.LN("an entry is an object {key, value, ttlSeconds?}",l):yield*R(m,l)}function*I(l){const m=y(l,"{}");if(m instanceof
p.LN)yield m;else if(m!==void 0)for(const[O,k]of m)yield*R(u(O,k,l),l)}function u(l,m,{line:O,column:k}){return new Map(Object.entries({key:{json:JSON.stringify(
l),line:O,column:k},value:m}))}function y(l,m){const{text:O}=l;if(O===void 0)return new p.LN("the entry is far longer than any that is allowed",l);const k=m===""?
0:1;try{const U=(0,f.U2)(m===""?O:`{${O}}`);return U&&new Map(U.map(G=>[G.name,g(l,O,G,k)]))}catch(U){if(!(U instanceof f.sU))throw U;return new p.LN(`not valid\
 JSON: ${U.message}`,$(l,O,U.offset-k))}}function g(l,m,O,k){return{json:(0,f.bM)(O.text),...$(l,m,O.nameOffset-k)}}function $({line:l,column:m},O,k){const U=O.
slice(0,Math.max(0,k)),G=U.lastIndexOf(`
`);return G===-1?{line:l,column:m+U.length}:{line:l+U.split(`
`).length-1,column:U.length-G}}const b=new Set(["key","value","ttlSeconds"]);function*R(l,m){const O=[],k=(T,D)=>{O.push(new p.LN(D,T??m))};for(const[T,D]of l)b.
has(T)||k(D,`an entry has no member "${T}": its members are key, value and ttlSeconds`);const[U,G,Y]=[l.get("key"),l.get("value"),l.get("ttlSeconds")],H=U&&A(U.
json);U===void 0?k(void 0,"the entry has no key"):H!==void 0&&k(U,H),G===void 0?k(void 0,"the entry has no value"):L(G.json)>_.ux.valueBytes&&k(G,`the value has\
 ${L(G.json)} bytes of JSON; the most is ${_.ux.valueBytes}`);const w=Y&&Number(Y.json);Y!==void 0&&!P(w)&&k(Y,`ttlSeconds is ${M(Y.json)}; ${K}`),O.length>0||U===
void 0||G===void 0?yield*O:yield{key:String(JSON.parse(U.json)),text:G.json,ttlSeconds:w,line:m.line}}const K=`it must be a whole number from ${_.ux.minTtlSeconds}\
 to ${_.ux.maxTtlSeconds}`;function P(l){const{minTtlSeconds:m,maxTtlSeconds:O}=_.ux;return Number.isInteger(l)&&Number(l)>=m&&Number(l)<=O}function A(l){const m=JSON.
parse(l);if(typeof m!="string")return`the key is ${M(l)}, not a string`;if(m==="")return"the key is empty";if(!m.isWellFormed())return"the key contains a lone s\
urrogate (half of a character)";if(L(m)>_.ux.keyBytes)return`the key has ${L(m)} bytes of UTF-8; the most is ${_.ux.keyBytes}`}function L(l){return Buffer.byteLength(
l)}function M(l){return l.length>40?`${l.slice(0,39)}\u2026`:l}}),5255:((o,E,a)=>{a.d(E,{LN:()=>f,iI:()=>b,s1:()=>R});class f extends Error{name="FileFault";line;column;constructor(L,{
line:M,column:l}){super(L),this.line=M,this.column=l}}const _=1024*1024,[p,S,I,u]=[34,92,44,10],y=new Set([91,123]),g=new Set([93,125]),$=new Set([32,9,10,13]);
function b(A){const[L,M]=[A.charCodeAt(0),A.charCodeAt(1)],l=K();let m="before",O=0,k=!1,U=!1,G=1,Y=1,H=0;const w=h=>new f(h,{line:G,column:Y}),T=h=>{U?U=!1:h===
S?U=!0:h===p&&(k=!1)},D=h=>{if(!$.has(h)){if(m==="after")throw w("there is text after the end; name a file of one entry a line .ndjson");if(h!==L)throw w(`expec\
ted "${A[0]}"`);m="inside"}},v=h=>{$.has(h)||l.startAt(G,Y),h===p?k=!0:y.has(h)?O+=1:g.has(h)&&(O-=1)},c=h=>{const x=l.take(),B=h!==I;if(B&&h!==M)throw w(`expec\
ted "${A[1]}" or ","`);if(!x&&(!B||H>0))throw w("there is a comma too many");return H+=1,B&&(m="after"),x?[x]:[]};return{*push(h){let x=0;for(let B=0;B<h.length;B+=
1){const V=h.charCodeAt(B);k?T(V):m!=="inside"?(D(V),x=B+1):O===0&&(V===I||g.has(V))?(l.add(h.slice(x,B)),x=B+1,yield*c(V)):v(V),V===u?(G+=1,Y=1):Y+=1}m==="insi\
de"&&l.add(h.slice(x))},end(){if(m==="after")return[];throw w(`the file ends where "${A[m==="before"?0:1]}" is expected`)}}}function R(){const A=K();let L=1;const M=m=>{
m!==""&&A.startAt(L,1),A.add(m)},l=()=>{const m=A.take();return m?[m]:[]};return{*push(m){const[O="",...k]=m.split(`
`);M(O);for(const U of k)yield*l(),L+=1,M(U)},end:l}}function K(){let A=[],L=0,M;return{startAt(l,m){M??={line:l,column:m}},add(l){L+=l.length,L<=_?A.push(l):A=
[]},take(){const l=L<=_?P(A.join("")):void 0,m=M===void 0||l===""?void 0:{text:l,...M};return A=[],L=0,M=void 0,m}}}function P(A){let[L,M]=[0,A.length];for(;L<M&&
$.has(A.charCodeAt(L));)L+=1;for(;M>L&&$.has(A.charCodeAt(M-1));)M-=1;return A.slice(L,M)}})},ie={};function F(o){var E=ie[o];if(E!==void 0)return E.exports;var a=ie[o]=
{id:o,loaded:!1,exports:{}},f=!0;try{xe[o](a,a.exports,F),f=!1}finally{f&&delete ie[o]}return a.loaded=!0,a.exports}F.m=xe,typeof F<"u"&&(F.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",E=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",f=p=>{p&&p.d<1&&(p.d=1,p.forEach(S=>S.r--),p.forEach(S=>S.r--?S.r++:S()))},_=p=>p.map(S=>{if(S!==null&&typeof S=="object"){if(S[o])return S;if(S.then){
var I=[];I.d=0,S.then(g=>{u[E]=g,f(I)},g=>{u[a]=g,f(I)});var u={};return u[o]=g=>g(I),u}}var y={};return y[o]=g=>{},y[E]=S,y});F.a=(p,S,I)=>{var u;I&&((u=[]).d=
-1);var y=new Set,g=p.exports,$,b,R,K=new Promise((P,A)=>{R=A,b=P});K[E]=g,K[o]=P=>(u&&P(u),y.forEach(P),K.catch(A=>{})),p.exports=K,S(P=>{$=_(P);var A,L=()=>$.
map(l=>{if(l[a])throw l[a];return l[E]}),M=new Promise(l=>{A=()=>l(L),A.r=0;var m=O=>O!==u&&!y.has(O)&&(y.add(O),O&&!O.d&&(A.r++,O.push(A)));$.map(O=>O[o](m))});
return A.r?M:L()},P=>(P?R(K[a]=P):b(g),f(u))),u&&u.d<0&&(u.d=0)}})(),(()=>{var o=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,E;F.t=function(a,f){
if(f&1&&(a=this(a)),f&8||typeof a=="object"&&a&&(f&4&&a.__esModule||f&16&&typeof a.then=="function"))return a;var _=Object.create(null);F.r(_);var p={};E=E||[null,
o({}),o([]),o(o)];for(var S=f&2&&a;typeof S=="object"&&!~E.indexOf(S);S=o(S))Object.getOwnPropertyNames(S).forEach(I=>p[I]=()=>a[I]);return p.default=()=>a,F.d(
_,p),_}})(),F.d=(o,E)=>{for(var a in E)F.o(E,a)&&!F.o(o,a)&&Object.defineProperty(o,a,{enumerable:!0,get:E[a]})},F.f={},F.e=o=>Promise.all(Object.keys(F.f).reduce(
(E,a)=>(F.f[a](o,E),E),[])),F.u=o=>""+o+".index.js",F.o=(o,E)=>Object.prototype.hasOwnProperty.call(o,E),F.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},F.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},
E=a=>{var{ids:f,modules:_,runtime:p}=a,S,I,u=0;for(S in _)F.o(_,S)&&(F.m[S]=_[S]);for(p&&p(F);u<f.length;u++)I=f[u],F.o(o,I)&&o[I]&&o[I][0](),o[f[u]]=0};F.f.j=(a,f)=>{
var _=F.o(o,a)?o[a]:void 0;if(_!==0)if(_)f.push(_[1]);else{var p=import("./"+F.u(a)).then(E,S=>{throw o[a]!==0&&(o[a]=void 0),S}),p=Promise.race([p,new Promise(
S=>_=o[a]=[S])]);f.push(_[1]=p)}}})();var Ae=F(4077);Ae=await Ae;

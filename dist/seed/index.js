const D=process.getBuiltinModule;var xe={181:(o=>{o.exports=D("buffer")}),4589:(o=>{o.exports=D("node:assert")}),6698:(o=>{o.exports=D("node:async_hooks")}),4573:(o=>{
o.exports=D("node:buffer")}),7598:(o=>{o.exports=D("node:crypto")}),3053:(o=>{o.exports=D("node:diagnostics_channel")}),8474:(o=>{o.exports=D("node:events")}),3024:(o=>{
o.exports=D("node:fs")}),1455:(o=>{o.exports=D("node:fs/promises")}),7067:(o=>{o.exports=D("node:http")}),2467:(o=>{o.exports=D("node:http2")}),7030:(o=>{o.exports=
D("node:net")}),8161:(o=>{o.exports=D("node:os")}),6760:(o=>{o.exports=D("node:path")}),643:(o=>{o.exports=D("node:perf_hooks")}),1792:(o=>{o.exports=D("node:qu\
erystring")}),99:(o=>{o.exports=D("node:sqlite")}),7075:(o=>{o.exports=D("node:stream")}),7830:(o=>{o.exports=D("node:stream/web")}),1692:(o=>{o.exports=D("node\
:tls")}),3136:(o=>{o.exports=D("node:url")}),7975:(o=>{o.exports=D("node:util")}),3429:(o=>{o.exports=D("node:util/types")}),5919:(o=>{o.exports=D("node:worker_\
threads")}),8522:(o=>{o.exports=D("node:zlib")}),932:(o=>{o.exports=D("process")}),8017:((o,$,a)=>{a.d($,{P:()=>p});var _=a(3024),d=a(3739);function p(){Object.
defineProperty(process,"stdout",{value:N,configurable:!0})}const S=5,N={write:y,listenerCount:()=>0,once(){},removeListener(){}};let u=!1;function y(g){const O=Buffer.
from(g);for(let P=0;P<O.length&&!u;)try{P+=(0,_.writeSync)(1,O,P)}catch(E){u=(0,d.xU)(E)!=="EAGAIN",u||Atomics.wait(new Int32Array(new SharedArrayBuffer(4)),0,0,
S)}return!0}}),804:((o,$,a)=>{a.d($,{h:()=>rt});var _=a(3739),d=a(1709),p=a(5807);async function S(e){const t=G=>e[G.toLowerCase()]||e[G]||"",n=t("ALL_PROXY"),r=u(
t("HTTP_PROXY")||n,"HTTP_PROXY"),s=u(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(r===""&&s==="")return fetch;const i=await a.e(729).then(a.bind(a,3729)),f=new i.EnvHttpProxyAgent(
{httpProxy:r,httpsProxy:s,noProxy:t("NO_PROXY")}),I=new i.Agent,L=i.fetch;return async(G,W)=>{if(G instanceof Request)throw new TypeError("This fetch takes an a\
ddress, not a Request");const Q=new URL(G);return L(Q,{...W,dispatcher:(0,d.c)(Q.hostname)?I:f})}}const N=["http:","https:","socks:","socks5:"];function u(e,t){
const n=e===""||e.includes("://")?e:`http://${e}`,r=URL.parse(n),s=f=>(0,p.FF)(f)!==void 0,i=r!==null&&N.includes(r.protocol);if(n===""||i&&s(r.username)&&s(r.password))
return n;throw new _.GQ("invalid_input",`${t} (or ALL_PROXY) is not the address of a proxy`,{remedy:"Write it as http://proxy.example.com:3128 or socks5://127.0\
.0.1:1080. In a user name and a password, % is written %25."})}const y={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key,\
 value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"UR\
L",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE\
_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's be\
arer token."},"ttl-seconds":{value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{
value:"N",default:"16",description:"Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Re\
ad every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"fa\
lse",description:"Check the files and show what would happen, without sending anything."}},g=new Map(Object.entries(y)),O={written:"Keys that were written.",deleted:"\
Keys that were deleted.",failed:"Keys that could not be written or deleted."};var P=a(1619);const E={characters:80,candidates:1e3,shown:3};function j(e,t){const n=v(
e);if(n===""||e.length>E.characters)return[];const r=t.slice(0,E.candidates).filter(i=>i!==e&&i.length<=E.characters).flatMap(i=>{const f=m(n,v(i)),I=l(e)===l(i)?
Math.min(f??R,R):f;return I===void 0?[]:[{each:i,points:I}]}),s=Math.min(...r.map(({points:i})=>i));return r.sort((i,f)=>i.points-f.points).filter(({points:i})=>i<=
s+1).slice(0,E.shown).map(({each:i})=>i)}function U(e,t){return j(e,t).filter(n=>A(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function b(e,t){
const[n]=j(e.trim(),t);return n===void 0?"":`; did you mean "${n}"?`}function v(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const R=1;function l(e){return/^[^:]{1,40}(?=:)/.
exec(e)?.[0]??`${e}:`}function m(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),r=A(e,t);if(r<=n)return r;const[s,i]=e.length<
t.length?[e,t]:[t,e];if(s.length>=4&&(i.startsWith(s)||i.endsWith(s)))return n+1}function A(e,t){let n=[],r=Array.from({length:t.length+1},(s,i)=>i);for(let s=1;s<=
e.length;s++){const i=[s];for(let f=1;f<=t.length;f++){const I=e[s-1]===t[f-1],L=s>1&&f>1&&e[s-1]===t[f-2]&&e[s-2]===t[f-1];i[f]=Math.min((r[f]??0)+1,(i[f-1]??0)+
1,(r[f-1]??0)+(I?0:1),L?(n[f-2]??0)+1:Number.POSITIVE_INFINITY)}[n,r]=[r,i]}return r[t.length]??0}function M(e,t,n){return new _.GQ("invalid_input",`${e}: ${t}`,
{input:e,remedy:n})}function k(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function F(e,t){const n=e.trim().toLowerCase();
if(n==="true"||n==="false")return n==="true";throw M(t,`"${H(e)}" is neither true nor false`,"Write true or false.")}function J(e,t,n,r=""){const s=t.find(f=>f===
e.trim().toLowerCase());if(s!==void 0)return s;const i=t.map(f=>`"${f}"`).join(", ");throw M(n,`${r}"${H(e)}" is not one of ${i}${didYouMean(e,t)}`,`Write one o\
f ${i}.`)}function H(e){const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class Y{#e=[];try(t,n){try{return t()}catch(r){const s=(0,_.
I7)(r);if(s.code==="internal")throw r;return this.#e.push(s),n}}add(t){this.#e.push(t)}throwIfAny(){const t=w(this.#e);if(t)throw t}}function w(e){const[t,...n]=e.
flatMap(r=>[r.with({also:[]}),...r.also]);return t?.with({also:n})}var T=a(2345),x=a(4734);const c=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,h=256;function C(e,t,n=r=>r){
const r=ue(e,n),{file:s,pruneFile:i}=r.files(),f=L=>L>=1&&L<=h,I={file:s,pruneFile:i,target:r.boolean("dry-run")?void 0:X(r,t),ttlSeconds:r.number("ttl-seconds",
x.J9,x.wy),concurrency:r.number("concurrency",f,`it must be a whole number from 1 to ${h}`)??1,verify:r.boolean("verify"),secrets:V(e,t)};return r.problems.throwIfAny(),
I}function B(e,t){const n={table:e},r=ue(n,i=>i),s=X(r,t);return r.problems.throwIfAny(),{target:s,secrets:V(n,t)}}function V(e,t){const n=Object.entries(t).filter(
([s])=>s.startsWith(`${T.be}TOKEN_`)),r=[e.token,...n.map(([,s])=>s),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(r.map(s=>s?.trim()??""))].filter(
s=>s!=="")}function X(e,t){const{problems:n}=e,r=W=>`${T.be}${W}`,s=e.text("table");s!==""&&!T.BL.test(s.toLowerCase())&&n.add(M(e.name("table"),`"${H(s)}" is n\
ot a table name`,"Write letters, digits and _, as sessions."));const i=e.textOrVariable("url",t[r("URL")],r("URL"));i!==""&&n.try(()=>(0,P.Jb)(i,e.name("url")),
void 0);const f=e.textOrVariable("region",t[r("REGION")],r("REGION")),I=r(`TOKEN_${s.toUpperCase()}`),L=e.text("token")||(s===""?e.textOrVariable("table",void 0,
r("TOKEN_<TABLE>")):e.textOrVariable("token",t[I],I));for(const[W,Q]of[["region",f],["token",L]])ne.test(Q)||n.add(ae(e.name(W),e.name(W)));const G=async()=>ce(
t);return n.try(()=>ce(t),void 0),{url:i,region:f,token:L,credentials:G}}const ne=/^[\x21-\x7e]*$/;function ae(e,t){const n=`${t} has a space, a line end or a s\
ign beyond ASCII in it`;return new _.GQ("invalid_input",n,{input:e,remedy:"Copy it again, as one word."})}function ce(e){const t=e.AWS_ACCESS_KEY_ID?.trim(),n=e.
AWS_SECRET_ACCESS_KEY?.trim(),r=e.AWS_SESSION_TOKEN?.trim(),s=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!n){const f=t?"AWS_SECRET_ACCESS_KEY":"AWS_ACCE\
SS_KEY_ID",I={input:"AWS_ACCESS_KEY_ID",remedy:Ce};throw new _.GQ("missing_input",`There are no AWS credentials: ${f} is not set`,I)}const i=Te.find(f=>!ne.test(
e[f]?.trim()??""));if(i!==void 0)throw ae("AWS_ACCESS_KEY_ID",i);return{accessKeyId:t,secretAccessKey:n,sessionToken:r||void 0,expiresAt:Number.isNaN(s)?void 0:
s}}const Te=["AWS_ACCESS_KEY_ID","AWS_SECRET_ACCESS_KEY","AWS_SESSION_TOKEN"],Ce=`The key-value store accepts only calls of the app's function role. In a workfl\
ow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;function ue(e,t){const n=new Y,r=i=>e[i]?.trim()||(g.get(i)?.default??""),s=(i,f,I)=>n.add(new _.GQ("missing_input",`${t(i)} ${f}`,
{input:t(i),remedy:I}));return{problems:n,name:t,text:r,files(){const i=r("file")||void 0,f=r("prune-file")||void 0;if(i===void 0&&f===void 0){const I=`Name a f\
ile of entries in ${t("file")}, or of keys to delete in ${t("prune-file")}.`;s("file","is not set",I)}return{file:i,pruneFile:f}},boolean:i=>n.try(()=>F(r(i),t(
i)),!1),number(i,f,I){const L=r(i);if(L==="")return;const G=/^\d+$/.test(L)?Number(L):Number.NaN;if(!f(G)){const W={input:t(i),remedy:"Write a number."};n.add(new _.
GQ("invalid_input",`${t(i)} is "${H(L)}"; ${I}`,W))}return G},textOrVariable(i,f,I){const L=r(i)||f?.trim()||"";if(L===""){const G=`Give ${t(i)}, or set ${I} as\
 the platform shows it (Services > Databases).`;s(i,`is not set, and neither is ${I}`,G)}return L}}}var re=a(9127);function Ie(e){switch(e.type){case"checked":return`${e.
entries} to write, ${e.deletes} to delete`;case"progress":{const{part:t,done:n,total:r,perSecond:s,leftMs:i}=e,f=i===void 0||n===r?"":`, ${(0,re.a3)(i)} left`,I=s.
toFixed(s<10?1:0);return`${t==="write"?"Written":"Deleted"} ${n} of ${r} (${I} a second${f})`}case"throttled":return`Rate limit: waiting ${(0,re.a3)(e.waitMs)},\
 then at most ${e.atOnce} at once`;case"trouble":{const{operation:t,status:n}=e.trouble;return`A ${t} ${n===void 0?"had no answer":`was answered ${n}`}; it is r\
epeated`}default:return(0,_.xb)(e)}}function Ne({entries:e,deletes:t,written:n,deleted:r,dryRun:s,ms:i}){return s?`Dry run: ${e} would be written, ${t} deleted`:
`${n} written, ${r} deleted in ${(0,re.a3)(i)}`}var le=a(8302);const ot={identity:"Identity",app:"App",configure:"Configuration",env:"Variables",trigger:"Trigge\
r",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function ve(e){return e===void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}\
: `}const Le=10;function Pe(e){const t={error:0,warning:0,notice:0};let n=0;const r=(s,i,f=[])=>{t[s]<Le?(t[s]++,e.annotate(s,i)):(n++,e.line(`${s}: ${ve(i.place)}${i.
message}`));for(const I of f)e.line(`  ${I}`)};return{add:r,dropped:()=>n,addError(s){for(const i of[s,...s.also])r("error",{message:(0,p.Ow)(i.message),place:i.
place},Re(i))},addDiagnostic({file:s,line:i,column:f,code:I,severity:L,message:G}){const W={file:s,...(0,le.Eb)({line:i??void 0,column:f??void 0})},Q=I===null?{}:
{title:(0,p.Ow)(I,80)};r(L,{...Q,message:(0,p.Ow)(G,1e3),place:W})}}}function Re(e){const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...Me(e),...fe(e.cause)]}function Me({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function fe(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,p.Ow)(e.
message,500)}`,...fe(e.cause,t+1)]}function ee(e,t=300){const n=(0,p.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const r="`".repeat(de(n)+
1),s=n.startsWith("`")||n.endsWith("`")?" ":"";return`${r}${s}${n}${s}${r}`}function it(e,t=2e3){const n=e.map(s=>cleanLine(s,t)),r="`".repeat(Math.max(3,de(n.join(
`
`))+1));return[`${r}text`,...n,r].join(`
`)}const ke=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Ue=/^[0-9a-f]{7,40}\W*$/i,De=/(?:`[^`]+`|\S)+/g,je=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),Be=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function at(e,t=1e3){const n=cleanLine(e,t).trim();return(n.endsWith("\u2026")&&n.
split("`").length%2===0?`${n}\``:n).replace(De,s=>{const[,i="",f,I=""]=je.exec(s)??[];if(f!==void 0)return i+ee(f)+I;if(ke.test(s)&&!Ue.test(s))return s;const[,
L="",G="",W=""]=Be.exec(s)??[];return L+ee(G)+W})}function ct(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:r,href:s}=new URL(e);
if(!(!/^https?:$/.test(t)||n!==""||r!==""||s.length>2e3))return`[${ee(s)}](<${s.replace(/[<>\\]/g,encodeURIComponent)}>)`}function ut(e,t){const n=new Date(e).toISOString().
slice(0,16).replace("T"," "),r=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${r}`}function lt(e,t){let n=t,r=e.length;for(;r>0&&(n-=
Buffer.byteLength(cleanLine(e[r-1]??""))+1,!(n<0));)r--;return e.slice(r)}function de(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}const Ke=1e4;
function Fe(e,t){const n=Pe(e),r=s=>{for(const i of["written","deleted","failed"])e.output(i,String(s[i]))};return{tell:We(e,n,t),finish(s,i){return i.error?n.addError(
i.error):e.line(`\u2713 ${Ne(i)}`),r(i),e.summary(Ge(s,i)),i.error?1:0},fail(s){return n.addError(s),r({written:0,deleted:0,failed:0}),1}}}function We(e,t,n){let r=n.
now();return s=>{if(s.type==="key-failed")return;if(s.type==="progress"){if(n.now()-r<Ke&&s.done<s.total)return;r=n.now()}const i=Ie(s);s.type==="trouble"?t.add(
"warning",{message:i}):e.line(s.type==="checked"?`\u2713 Checked: ${i}`:i)}}function Ge({file:e,pruneFile:t},n){const r=[e,t].filter(L=>L!==void 0).map(L=>ee(L)),
s=[["Written",n.written,n.entries],["Deleted",n.deleted,n.deletes]],i=n.unwrittenFile===void 0?"":`
Not written: ${ee(n.unwrittenFile)} \u2013 seed it next.
`,f=n.dryRun?"checked (dry run)":n.error?"failed":"done",I=s.filter(([,,L])=>L>0).map(([L,G,W])=>`| ${L} | ${G} of ${W} |`).join(`
`);return`### Seeding ${f}: ${r.join(", ")}

| Keys | |
| --- | --- |
${I}
${i}`}var Ve=a(3024);const Z=D("os");function q(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function se(e){return Object.keys(
e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function z(e,t,n){const r=new Je(e,t,n);process.
stdout.write(r.toString()+Z.EOL)}function pe(e,t=""){z(e,{},t)}const he="::";class Je{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=
n,this.message=r}toString(){let t=he+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const r in this.properties)if(this.
properties.hasOwnProperty(r)){const s=this.properties[r];s&&(n?n=!1:t+=",",t+=`${r}=${He(s)}`)}}return t+=`${he}${Ye(this.message)}`,t}}function Ye(e){return q(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function He(e){return q(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}const Qe=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),_e=D("fs");function me(e,t){const n=process.env[`GITHU\
B_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!_e.existsSync(n))throw new Error(`Missing file at path: ${n}`);_e.
appendFileSync(n,`${q(t)}${Z.EOL}`,{encoding:"utf8"})}function we(e,t){const n=`ghadelimiter_${Qe.randomUUID()}`,r=q(t);if(e.includes(n))throw new Error(`Unexpe\
cted input: name should not contain the delimiter "${n}"`);if(r.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}\
<<${n}${Z.EOL}${r}${Z.EOL}${n}`}const ft=D("path");var ye=function(e,t,n,r){function s(i){return i instanceof n?i:new n(function(f){f(i)})}return new(n||(n=Promise))(
function(i,f){function I(W){try{G(r.next(W))}catch(Q){f(Q)}}function L(W){try{G(r.throw(W))}catch(Q){f(Q)}}function G(W){W.done?i(W.value):s(W.value).then(I,L)}
G((r=r.apply(e,t||[])).next())})},oe;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(oe||(oe={}));function dt(e,t){const n=toCommandValue(t);if(process.
env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function ze(e){z("add-mask",{},
e)}function pt(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.env.PATH}`}
function ge(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not supplied: ${e}`);
return t&&t.trimWhitespace===!1?n:n.trim()}function ht(e,t){const n=ge(e,t).split(`
`).filter(r=>r!=="");return t&&t.trimWhitespace===!1?n:n.map(r=>r.trim())}function _t(e,t){const n=["true","True","TRUE"],r=["false","False","FALSE"],s=ge(e,t);
if(n.includes(s))return!0;if(r.includes(s))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Xe(e,t){if(process.env.GITHUB_OUTPUT||"")return me("OUTPUT",we(e,t));process.
stdout.write(Z.EOL),z("set-output",{name:e},q(t))}function mt(e){issue("echo",e?"on":"off")}function wt(e){process.exitCode=oe.Failure,Se(e)}function yt(){return process.
env.RUNNER_DEBUG==="1"}function gt(e){issueCommand("debug",{},e)}function Se(e,t={}){z("error",se(t),e instanceof Error?e.toString():e)}function Ee(e,t={}){z("w\
arning",se(t),e instanceof Error?e.toString():e)}function Ze(e,t={}){z("notice",se(t),e instanceof Error?e.toString():e)}function be(e){process.stdout.write(e+Z.
EOL)}function $e(e){pe("group",e)}function Oe(){pe("endgroup")}function St(e,t){return ye(this,void 0,void 0,function*(){$e(e);let n;try{n=yield t()}finally{Oe()}
return n})}function qe(e,t){if(process.env.GITHUB_STATE||"")return me("STATE",we(e,t));z("save-state",{name:e},q(t))}function Et(e){return process.env[`STATE_${e}`]||
""}function bt(e){return ye(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const $t="slipway",et={error:Se,warning:Ee,notice:Ze};function tt(e){
const t=nt();return{line:n=>be(te(n)),group:n=>$e(te(n)),endGroup:Oe,replay:(n,r)=>{be([`::stop-commands::${r}`,...n.map(te),`::${r}::`].join(`
`))},annotate:(n,{message:r,title:s,place:i})=>{const{file:f,line:I,column:L}=i??{};et[n](te(r),(0,le.Eb)({title:s,file:f,startLine:I,startColumn:L}))},mask:ze,
output:(n,r)=>t("the outputs",()=>Xe(n,r)),state:(n,r)=>t("the state for the post step",()=>qe(n,r)),summary:n=>{e!==void 0&&t("the summary",()=>(0,Ve.writeFileSync)(
e,n))}}}function Ot(e,t){const n=r=>t.redact(r);return{line:r=>e.line(n(r)),group:r=>e.group(n(r)),endGroup:()=>e.endGroup(),replay:(r,s)=>e.replay(r.map(n),s),
annotate:(r,s)=>{const i=s.title===void 0?{}:{title:n(s.title)};e.annotate(r,{...s,...i,message:n(s.message)})},mask:r=>e.mask(r),output:(r,s)=>e.output(r,s),state:(r,s)=>e.
state(r,s),summary:r=>e.summary(r)}}function nt(){const e=new Set;return(t,n)=>{try{n()}catch(r){e.has(t)||Ee(te(`The runner cannot keep ${t}: ${(0,_.I7)(r).message}`)),
e.add(t)}}}function te(e){return(0,p.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function rt({env:e,clock:t,signal:n}){const r=st(e),s=tt(
e.GITHUB_STEP_SUMMARY||void 0);for(const f of V(r,e))s.mask(f);const i=Fe(s,t);try{const f=C(r,e),{seedFile:I}=await Promise.all([a.e(118),a.e(766)]).then(a.bind(
a,9766)),L={fetch:await S(e),clock:t,random:Math.random,report:i.tell,signal:n};return i.finish(f,await I(f,L))}catch(f){return i.fail((0,_.I7)(f))}}function st(e){
const t=[...g.keys()].map(n=>[n,e[`INPUT_${n.toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((o,$,a)=>{a.d($,{CY:()=>N,Jb:()=>p});var _=a(3739),d=a(
1709);function p(u,y){const g=u.trim(),O=URL.canParse(g)?new URL(g):void 0;if(O===void 0||!["http:","https:"].includes(O.protocol))throw new _.GQ("invalid_input",
`${y} is not an http(s) address`,{input:y,remedy:"Write it with its scheme, as https://platform.example.com."});if(O.username!==""||O.password!==""||O.search!==
""||O.hash!=="")throw new _.GQ("invalid_input",`${y} has more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return S(
O,y),O.pathname=O.pathname.replace(/\/+$/,""),O}function S(u,y){if(!(u.protocol==="https:"||u.protocol==="http:"&&(0,d.c)(u.hostname)))throw new _.GQ("insecure_\
url",`${y} names ${u.origin}, which is not https`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}
function N(u,y){const g=new URL(u);return g.pathname=`${u.pathname.replace(/\/$/,"")}${y}`,g}}),336:((o,$,a)=>{a.d($,{ml:()=>d});const _=D("node:timers/promises"),
d={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(u,y){y?.throwIfAborted();try{await(0,_.setTimeout)(u,void 0,{signal:y})}catch(g){throw y?.throwIfAborted(),
g}},after(u,y){const g=setTimeout(y,u);return()=>clearTimeout(g)}};async function p(u,y,g,O){const P=new AbortController,E=u.sleep(y,O?AbortSignal.any([P.signal,
O]):P.signal).then(()=>{},()=>{});try{return await Promise.race([g,E])}finally{P.abort()}}const S={now(){const{user:u,system:y}=process.cpuUsage();return(u+y)/1e3}},
N=(u,y)=>{const g=setInterval(y,u).unref();return()=>clearInterval(g)}}),9127:((o,$,a)=>{a.d($,{a3:()=>S});var _=a(3739);const d=null;function p(g,O){const P=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(g.trim()),[,...E]=P??[],j=d.reduce((U,b,v)=>U+Number(E[v]??0)*b,0);if(!P||j===0)throw new SlipwayError("invalid_input",`${O}: "${g}" is not a duration`,{input:O,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return j}function S(g){if(g<1e3)return`${Math.round(g)}ms`;if(g<59950)
return`${(g/1e3).toFixed(1)}s`;const O=Math.round(g/1e3),P=E=>String(E).padStart(2,"0");return O<3600?`${Math.floor(O/60)}m ${P(O%60)}s`:`${Math.floor(O/3600)}h\
 ${P(Math.floor(O%3600/60))}m`}const N=null,u=null;function y(g,O){const P=O-g;if(P>u)return new Date(g).toISOString().slice(0,10);const[E,j]=N.find(([,b])=>P>=
b)??[];if(!E||E==="second"&&P<1e4)return"just now";const U=Math.floor(P/j);return`${U} ${E}${U===1?"":"s"} ago`}}),3739:((o,$,a)=>{a.d($,{CD:()=>y,GQ:()=>p,I7:()=>S,
xU:()=>g,xb:()=>u});const _={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},d=Object.keys(_);class p extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(j,U,b={}){
super(U,b.cause===void 0?void 0:{cause:b.cause}),this.code=j,this.mender=_[j],this.remedy=b.remedy,this.input=b.input,this.place=b.place,this.call=b.call,this.also=
b.also??[]}with(j){const{code:U=this.code,message:b=this.message,...v}=j,{remedy:R,input:l,place:m,call:A,cause:M,also:k}=this;return new p(U,b,{remedy:R,input:l,
place:m,call:A,cause:M,also:k,...v})}}function S(E){return E instanceof p?E:new p("internal",N(E),{cause:E,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function N(E){return E instanceof AggregateError&&E.message===""?E.errors.map(N).join(", "):E instanceof Error?E.message:String(E)}function u(E){
throw new p("internal",`Unhandled case: ${JSON.stringify(E)}`)}function y(E){try{return E()}catch{return}}function g(E){if(!(!(E instanceof Error)||!("code"in E)))
return typeof E.code=="string"?E.code:void 0}const O=new Set(["ENOSPC","EDQUOT"]);function P(E){return O.has(g(E))}}),1772:((o,$,a)=>{a.d($,{Aw:()=>g,U2:()=>u,bM:()=>y,
q$:()=>S,sU:()=>d});var _=a(8302);class d extends Error{name="JsonTextError";offset;stop;constructor(c,h,C=h){super(c),this.offset=h,this.stop=C}}function p(x,c){
const h=x.slice(0,c);return{line:h.split(`
`).length,column:c-h.lastIndexOf(`
`)}}function S(x){new T(x).document()}function N(x){try{new T(x,!1).document()}catch(c){if(c instanceof d)return c;throw c}}function u(x,c=!0){const h=[];return new T(
x,c,B=>h.push(B)).document()==="object"?h:void 0}function y(x){return x.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function g(x,c){return x===c||O(x)===
O(c)}function O(x){try{return String(JSON.parse(x,P))}catch(c){if(c instanceof RangeError)return y(x);throw c}}function P(x,c,h){return typeof c=="number"?E(h?.
source??String(c)):Array.isArray(c)?`[${c.join(",")}]`:(0,_.Gv)(c)?`{${Object.entries(c).map(([B,V])=>`${JSON.stringify(B)}:${V}`).sort().join(",")}}`:JSON.stringify(
c)}function E(x){const[,c,h="",C="",B="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(x)??[],V=`${h}${C}`.replace(/^0+/,""),X=V.replace(/0+$/,"");if(X===
"")return`${c}0`;const ne=BigInt(B)-BigInt(C.length)+BigInt(V.length-X.length);return`${c}${X}e${ne}`}function j(x){return x.includes("\\")?String(JSON.parse(x)):
x.slice(1,-1)}const U=34,b=44,v=58,R=91,l=92,m=93,A=123,M=125,k=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,F=24,J=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,H=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,
Y=/true|false|null/y,w="a lone surrogate (half of a character) in a string";class T{#e;#a;#u;#n=[];#t=0;#c={name:"",nameOffset:0,offset:0};constructor(c,h=!0,C){
this.#e=c,this.#a=h,this.#u=C}document(){this.#s();const c=this.#o()===A?"object":"other";do this.#h();while(this.#_());if(this.#s(),this.#t<this.#e.length)throw this.#i(
"the end");return c}#h(){for(;;){this.#s(),this.#n.length===1&&(this.#c.offset=this.#t);const c=this.#o();if(c===U){this.#f();return}if(c===A){if(this.#t+=1,this.#r(
M))return;this.#n.push(new Set),this.#l()}else if(c===R){if(this.#t+=1,this.#r(m))return;this.#n.push(void 0)}else{if(this.#p(H)||this.#p(Y))return;throw this.#i(
"a value")}}}#_(){for(let c=this.#n.length;c>0;c--){const h=this.#n[c-1]!==void 0;if(c===1&&h&&this.#u&&this.#m(this.#u),this.#r(b))return h&&this.#l(),!0;if(!this.#r(
h?M:m))throw this.#S(h?"}":"]");this.#n.pop()}return!1}#m(c){c({...this.#c,text:this.#e.slice(this.#c.offset,this.#t)})}#l(){this.#s();const c=this.#t;if(this.#o()!==
U)throw this.#i("a name in double quotes");this.#f();const h=j(this.#e.slice(c,this.#t)),C=this.#n.at(-1);if(this.#a&&C?.has(h))throw new d(`the name "${h}" occ\
urs twice in one object`,c);if(C?.add(h),!this.#r(v))throw this.#i('":"');this.#n.length===1&&(this.#c={name:h,nameOffset:c,offset:this.#t})}#f(){const c=this.#e,
h=this.#t;let C=h+1;for(;;){const B=c.charCodeAt(C);if(B===U)break;if(B===l)C=this.#y(C,h);else if(B>=55296&&B<=57343)C=this.#g(C,h);else if(B>=32)C=C-h<F?C+1:this.#w(
C);else throw this.#d(C)}this.#t=C+1}#w(c){return k.lastIndex=c,k.test(this.#e),k.lastIndex}#y(c,h){if(J.lastIndex=c,!J.test(this.#e))throw this.#d(c);const C=J.
lastIndex;if(!this.#a||C-c===2)return C;const B=Number.parseInt(this.#e.slice(c+2,C),16);if(B<55296||B>57343)return C;const V=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.test(
this.#e.slice(C,C+6));if(B>=56320||!V)throw new d(w,h);return C+6}#g(c,h){const[C,B]=[this.#e.charCodeAt(c),this.#e.charCodeAt(c+1)],V=C<56320&&(B&64512)===56320;
if(this.#a&&!V)throw new d(w,h);return c+(V?2:1)}#d(c){const h=c>=this.#e.length;return new d(h?"a string does not end":"a bad escape or control character in a \
string",c)}#r(c){return this.#s(),this.#o()!==c?!1:(this.#t+=1,!0)}#s(){for(;;){const c=this.#o();if(c!==32&&c!==10&&c!==13&&c!==9)return;this.#t+=1}}#o(){return this.#e.
charCodeAt(this.#t)}#p(c){return c.lastIndex=this.#t,c.test(this.#e)?(this.#t=c.lastIndex,!0):!1}#S(c){const h=this.#e.slice(0,this.#t).trimEnd().length;return/["{[\w-]/.
test(this.#e.charAt(this.#t))?new d(`"," or "${c}" is missing`,h,this.#t):this.#i(`"," or "${c}"`)}#i(c){const h=this.#e.slice(this.#t,this.#t+1);return new d(`\
expected ${c}, found ${h===""?"the end":JSON.stringify(h)}`,this.#t)}}}),8302:((o,$,a)=>{a.d($,{Eb:()=>S,Gv:()=>_,U4:()=>d});function _(u){return typeof u=="obj\
ect"&&u!==null&&!Array.isArray(u)}function d(u){try{return JSON.parse(u)}catch{return}}function p(u){const y=d(u);return _(y)?y:void 0}function S(u){const y=Object.
entries(u).filter(([,g])=>g!==void 0);return Object.fromEntries(y)}function N(u,y){return typeof u=="string"&&u.length<=y}}),1709:((o,$,a)=>{a.d($,{c:()=>d});function _(p){
return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(p)}function d(p){return/^(?:[^.]+\.)*localhost\.?$/i.test(p)||_(p.replace(/^\[|\]$/g,""))}}),5807:((o,$,a)=>{a.d($,{FF:()=>F,
Ow:()=>R});var _=a(3739);const d="\x1B",p="\x07",S=new RegExp(`${d}[\\]P_^X][^${p}${d}]*(?:${p}|${d}\\\\)|${d}\\[[0-?]*[ -/]*[@-~]|${d}[ -/]*[0-Z\\\\^-~]`,"g"),
N=/[\t\n\v\f\r\u0085\u2028\u2029]/g,u=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd\
}])\\p{Cf}","gu"),y=new RegExp(`${d}\\[[0-9;:]{0,40}m`,"g");function g(w){const T=w.includes(d)?w.match(y)??[]:[];return T.length===0?{texts:[w],codes:T}:{texts:w.
split(y),codes:T}}const O=/^[ -~]*$/,P=/^[\t -~]*$/;function E(w){return w.includes(d)?w.replace(S,""):w}function j(w){return P.test(w)?w:E(w).replace(/[\n\u2028\u2029]/g,
" ").replace(u(),T=>T==="	"?T:"")}function U(w){return w.split(`
`).map(j).join(`
`)}function b(w,T){return w.length>T?l(w,T):w}function v(w){return w.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function R(w,T=2e3){const x=w.length>T*8+1024?w.slice(
0,T*8+1024):w;if(O.test(x)&&x.length<=T)return w;const c=E(x).replace(N," ").replace(u(),"").toWellFormed();return c.length>T||x.length<w.length?l(c,T):c}function l(w,T){
if(T<1)return"";const x=w.slice(0,T-1),c=x.charCodeAt(x.length-1);return`${c>=55296&&c<=56319?x.slice(0,-1):x}\u2026`}function m(w){return w.trim().split(/\s+/)}
function A(w){let[T,x]=[String(w),""];for(;T.length>3;T=T.slice(0,-3))x=`,${T.slice(-3)}${x}`;return T+x}function M(w,T){return`${A(w)} ${T}${w===1?"":"s"}`}function k(w){
return F(w)??w}function F(w){return(0,_.CD)(()=>decodeURIComponent(w))}const J=/^[\t\n\r -~]*$/;function H(w){return J.test(w)?w:w.replace(/[\u2028\u2029]/g,Y).
replace(u(),T=>`	
\r`.includes(T)?T:Y(T))}function Y(w){return Array.from({length:w.length},(x,c)=>w.charCodeAt(c)).map(x=>`\\u${x.toString(16).padStart(4,"0")}`).join("")}}),2345:((o,$,a)=>{
a.d($,{BL:()=>P,be:()=>g,jL:()=>y,ux:()=>_});const _={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
d=["api","web-ssr","sse"],p=["web-landing",...d],S="detect";function N(R){return d.some(l=>l===R)}const u="us-east-2",y="execute-api",g="SERVICE_KVS_",O=/^[A-Za-z_][A-Za-z0-9_]*$/,
P=/^[a-z][a-z0-9_]{0,31}$/,E=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,j={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},U={pageDefault:64*1024,pageMost:256*1024},b={subject:200,author:100},v={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),4077:((o,$,a)=>{a.a(o,async(_,d)=>{try{var p=a(8017),S=a(804),N=a(336);(0,p.P)();const u=new AbortController;
process.on("SIGINT",()=>u.abort()),process.on("SIGTERM",()=>u.abort()),process.exitCode=await(0,S.h)({env:process.env,clock:N.ml,signal:u.signal}),d()}catch(u){
d(u)}},1)}),4734:((o,$,a)=>{a.d($,{Ar:()=>N,CI:()=>u,Cn:()=>S,J9:()=>U,mk:()=>b,mn:()=>E,wy:()=>j});var _=a(1772),d=a(2345),p=a(5255);function*S(l){const m=y(l,
"");m instanceof p.LN?yield m:m===void 0?yield new p.LN("an entry is an object {key, value, ttlSeconds?}",l):yield*E(m,l)}function*N(l){const m=y(l,"{}");if(m instanceof
p.LN)yield m;else if(m!==void 0)for(const[A,M]of m)yield*E(u(A,M,l),l)}function u(l,m,{line:A,column:M}){return new Map(Object.entries({key:{json:JSON.stringify(
l),line:A,column:M},value:m}))}function y(l,m){const{text:A}=l;if(A===void 0)return new p.LN("the entry is far longer than any that is allowed",l);const M=m===""?
0:1;try{const k=(0,_.U2)(m===""?A:`{${A}}`);return k&&new Map(k.map(F=>[F.name,g(l,A,F,M)]))}catch(k){if(!(k instanceof _.sU))throw k;return new p.LN(`not valid\
 JSON: ${k.message}`,O(l,A,k.offset-M))}}function g(l,m,A,M){return{json:(0,_.bM)(A.text),...O(l,m,A.nameOffset-M)}}function O({line:l,column:m},A,M){const k=A.
slice(0,Math.max(0,M)),F=k.lastIndexOf(`
`);return F===-1?{line:l,column:m+k.length}:{line:l+k.split(`
`).length-1,column:k.length-F}}const P=new Set(["key","value","ttlSeconds"]);function*E(l,m){const A=[],M=(w,T)=>{A.push(new p.LN(T,w??m))};for(const[w,T]of l)P.
has(w)||M(T,`an entry has no member "${w}": its members are key, value and ttlSeconds`);const[k,F,J]=[l.get("key"),l.get("value"),l.get("ttlSeconds")],H=k&&b(k.
json);k===void 0?M(void 0,"the entry has no key"):H!==void 0&&M(k,H),F===void 0?M(void 0,"the entry has no value"):v(F.json)>d.ux.valueBytes&&M(F,`the value has\
 ${v(F.json)} bytes of JSON; the most is ${d.ux.valueBytes}`);const Y=J&&Number(J.json);J!==void 0&&!U(Y)&&M(J,`ttlSeconds is ${R(J.json)}; ${j}`),A.length>0||k===
void 0||F===void 0?yield*A:yield{key:String(JSON.parse(k.json)),text:F.json,ttlSeconds:Y,line:m.line}}const j=`it must be a whole number from ${d.ux.minTtlSeconds}\
 to ${d.ux.maxTtlSeconds}`;function U(l){const{minTtlSeconds:m,maxTtlSeconds:A}=d.ux;return Number.isInteger(l)&&Number(l)>=m&&Number(l)<=A}function b(l){const m=JSON.
parse(l);if(typeof m!="string")return`the key is ${R(l)}, not a string`;if(m==="")return"the key is empty";if(!m.isWellFormed())return"the key contains a lone s\
urrogate (half of a character)";if(v(m)>d.ux.keyBytes)return`the key has ${v(m)} bytes of UTF-8; the most is ${d.ux.keyBytes}`}function v(l){return Buffer.byteLength(
l)}function R(l){return l.length>40?`${l.slice(0,39)}\u2026`:l}}),5255:((o,$,a)=>{a.d($,{LN:()=>_,iI:()=>P,s1:()=>E});class _ extends Error{name="FileFault";line;column;constructor(v,{
line:R,column:l}){super(v),this.line=R,this.column=l}}const d=1024*1024,[p,S,N,u]=[34,92,44,10],y=new Set([91,123]),g=new Set([93,125]),O=new Set([32,9,10,13]);
function P(b){const[v,R]=[b.charCodeAt(0),b.charCodeAt(1)],l=j();let m="before",A=0,M=!1,k=!1,F=1,J=1,H=0;const Y=h=>new _(h,{line:F,column:J}),w=h=>{k?k=!1:h===
S?k=!0:h===p&&(M=!1)},T=h=>{if(!O.has(h)){if(m==="after")throw Y("there is text after the end; name a file of one entry a line .ndjson");if(h!==v)throw Y(`expec\
ted "${b[0]}"`);m="inside"}},x=h=>{O.has(h)||l.startAt(F,J),h===p?M=!0:y.has(h)?A+=1:g.has(h)&&(A-=1)},c=h=>{const C=l.take(),B=h!==N;if(B&&h!==R)throw Y(`expec\
ted "${b[1]}" or ","`);if(!C&&(!B||H>0))throw Y("there is a comma too many");return H+=1,B&&(m="after"),C?[C]:[]};return{*push(h){let C=0;for(let B=0;B<h.length;B+=
1){const V=h.charCodeAt(B);M?w(V):m!=="inside"?(T(V),C=B+1):A===0&&(V===N||g.has(V))?(l.add(h.slice(C,B)),C=B+1,yield*c(V)):x(V),V===u?(F+=1,J=1):J+=1}m==="insi\
de"&&l.add(h.slice(C))},end(){if(m==="after")return[];throw Y(`the file ends where "${b[m==="before"?0:1]}" is expected`)}}}function E(){const b=j();let v=1;const R=m=>{
m!==""&&b.startAt(v,1),b.add(m)},l=()=>{const m=b.take();return m?[m]:[]};return{*push(m){const[A="",...M]=m.split(`
`);R(A);for(const k of M)yield*l(),v+=1,R(k)},end:l}}function j(){let b=[],v=0,R;return{startAt(l,m){R??={line:l,column:m}},add(l){v+=l.length,v<=d?b.push(l):b=
[]},take(){const l=v<=d?U(b.join("")):void 0,m=R===void 0||l===""?void 0:{text:l,...R};return b=[],v=0,R=void 0,m}}}function U(b){let[v,R]=[0,b.length];for(;v<R&&
O.has(b.charCodeAt(v));)v+=1;for(;R>v&&O.has(b.charCodeAt(R-1));)R-=1;return b.slice(v,R)}})},ie={};function K(o){var $=ie[o];if($!==void 0)return $.exports;var a=ie[o]=
{id:o,loaded:!1,exports:{}},_=!0;try{xe[o](a,a.exports,K),_=!1}finally{_&&delete ie[o]}return a.loaded=!0,a.exports}K.m=xe,typeof K<"u"&&(K.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",$=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",a=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",_=p=>{p&&p.d<1&&(p.d=1,p.forEach(S=>S.r--),p.forEach(S=>S.r--?S.r++:S()))},d=p=>p.map(S=>{if(S!==null&&typeof S=="object"){if(S[o])return S;if(S.then){
var N=[];N.d=0,S.then(g=>{u[$]=g,_(N)},g=>{u[a]=g,_(N)});var u={};return u[o]=g=>g(N),u}}var y={};return y[o]=g=>{},y[$]=S,y});K.a=(p,S,N)=>{var u;N&&((u=[]).d=
-1);var y=new Set,g=p.exports,O,P,E,j=new Promise((U,b)=>{E=b,P=U});j[$]=g,j[o]=U=>(u&&U(u),y.forEach(U),j.catch(b=>{})),p.exports=j,S(U=>{O=d(U);var b,v=()=>O.
map(l=>{if(l[a])throw l[a];return l[$]}),R=new Promise(l=>{b=()=>l(v),b.r=0;var m=A=>A!==u&&!y.has(A)&&(y.add(A),A&&!A.d&&(b.r++,A.push(b)));O.map(A=>A[o](m))});
return b.r?R:v()},U=>(U?E(j[a]=U):P(g),_(u))),u&&u.d<0&&(u.d=0)}})(),(()=>{var o=Object.getPrototypeOf?a=>Object.getPrototypeOf(a):a=>a.__proto__,$;K.t=function(a,_){
if(_&1&&(a=this(a)),_&8||typeof a=="object"&&a&&(_&4&&a.__esModule||_&16&&typeof a.then=="function"))return a;var d=Object.create(null);K.r(d);var p={};$=$||[null,
o({}),o([]),o(o)];for(var S=_&2&&a;typeof S=="object"&&!~$.indexOf(S);S=o(S))Object.getOwnPropertyNames(S).forEach(N=>p[N]=()=>a[N]);return p.default=()=>a,K.d(
d,p),d}})(),K.d=(o,$)=>{for(var a in $)K.o($,a)&&!K.o(o,a)&&Object.defineProperty(o,a,{enumerable:!0,get:$[a]})},K.f={},K.e=o=>Promise.all(Object.keys(K.f).reduce(
($,a)=>(K.f[a](o,$),$),[])),K.u=o=>""+o+".index.js",K.o=(o,$)=>Object.prototype.hasOwnProperty.call(o,$),K.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},K.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},
$=a=>{var{ids:_,modules:d,runtime:p}=a,S,N,u=0;for(S in d)K.o(d,S)&&(K.m[S]=d[S]);for(p&&p(K);u<_.length;u++)N=_[u],K.o(o,N)&&o[N]&&o[N][0](),o[_[u]]=0};K.f.j=(a,_)=>{
var d=K.o(o,a)?o[a]:void 0;if(d!==0)if(d)_.push(d[1]);else{var p=import("./"+K.u(a)).then($,S=>{throw o[a]!==0&&(o[a]=void 0),S}),p=Promise.race([p,new Promise(
S=>d=o[a]=[S])]);_.push(d[1]=p)}}})();var Ae=K(4077);Ae=await Ae;

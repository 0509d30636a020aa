const k=process.getBuiltinModule;var $e={181:(o=>{o.exports=k("buffer")}),4589:(o=>{o.exports=k("node:assert")}),6698:(o=>{o.exports=k("node:async_hooks")}),4573:(o=>{
o.exports=k("node:buffer")}),7598:(o=>{o.exports=k("node:crypto")}),3053:(o=>{o.exports=k("node:diagnostics_channel")}),8474:(o=>{o.exports=k("node:events")}),3024:(o=>{
o.exports=k("node:fs")}),1455:(o=>{o.exports=k("node:fs/promises")}),7067:(o=>{o.exports=k("node:http")}),2467:(o=>{o.exports=k("node:http2")}),7030:(o=>{o.exports=
k("node:net")}),8161:(o=>{o.exports=k("node:os")}),6760:(o=>{o.exports=k("node:path")}),643:(o=>{o.exports=k("node:perf_hooks")}),1792:(o=>{o.exports=k("node:qu\
erystring")}),99:(o=>{o.exports=k("node:sqlite")}),7075:(o=>{o.exports=k("node:stream")}),7830:(o=>{o.exports=k("node:stream/web")}),1692:(o=>{o.exports=k("node\
:tls")}),3136:(o=>{o.exports=k("node:url")}),7975:(o=>{o.exports=k("node:util")}),3429:(o=>{o.exports=k("node:util/types")}),5919:(o=>{o.exports=k("node:worker_\
threads")}),8522:(o=>{o.exports=k("node:zlib")}),932:(o=>{o.exports=k("process")}),804:((o,$,i)=>{i.d($,{h:()=>tt});var f=i(3739),p=i(1709);async function h(e){
const t=P=>e[P.toLowerCase()]||e[P]||"",n=t("ALL_PROXY"),s=_(t("HTTP_PROXY")||n,"HTTP_PROXY"),r=_(t("HTTPS_PROXY")||n,"HTTPS_PROXY");if(s===""&&r==="")return fetch;
const c=await i.e(729).then(i.bind(i,3729)),b=new c.EnvHttpProxyAgent({httpProxy:s,httpsProxy:r,noProxy:t("NO_PROXY")}),K=c.fetch;return async(P,J)=>{if(P instanceof
Request)throw new TypeError("This fetch takes an address, not a Request");const G=new URL(P);return(0,p.c)(G.hostname)?fetch(P,J):K(G,{...J,dispatcher:b})}}function _(e,t){
const n=e===""||e.includes("://")?e:`http://${e}`;if(n===""||URL.canParse(n))return n;throw new f.GQ("invalid_input",`${t} (or ALL_PROXY) is not an address`,{remedy:"\
Write it as http://proxy.example.com:3128."})}const x={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{key, value, ttlSecond\
s?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"URL",defaultNote:"`\
SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVICE_KVS_REGION`",description:"\
The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's bearer token."},"ttl-seconds":{
value:"N",description:"The time to live of entries without one: 60 to 31536000 seconds. If empty, they do not expire."},concurrency:{value:"N",default:"16",description:"\
Requests at the same time, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"Read every entry back and compare it."},
"prune-file":{value:"FILE",description:"Keys to delete: one per line, or a JSON array of strings."},"dry-run":{default:"false",description:"Check the files and \
show what would happen, without sending anything."}},l=new Map(Object.entries(x)),y={written:"Keys that were written.",deleted:"Keys that were deleted.",failed:"\
Keys that could not be written or deleted."};var w=i(1619);const E={characters:80,candidates:1e3,shown:3};function g(e,t){const n=C(e);if(n===""||e.length>E.characters)
return[];const s=t.slice(0,E.candidates).filter(c=>c!==e&&c.length<=E.characters).flatMap(c=>{const b=O(n,C(c)),K=d(e)===d(c)?Math.min(b??L,L):b;return K===void 0?
[]:[{each:c,points:K}]}),r=Math.min(...s.map(({points:c})=>c));return s.sort((c,b)=>c.points-b.points).filter(({points:c})=>c<=r+1).slice(0,E.shown).map(({each:c})=>c)}
function R(e,t){return g(e,t).filter(n=>u(e,n)<=Math.max(1,Math.floor(Math.min(e.length,n.length)/8)))}function U(e,t){const[n]=g(e.trim(),t);return n===void 0?
"":`; did you mean "${n}"?`}function C(e){return e.toLowerCase().replace(/[-_.:\s]/g,"")}const L=1;function d(e){return/^[^:]{1,40}(?=:)/.exec(e)?.[0]??`${e}:`}
function O(e,t){if(e===t)return 0;const n=Math.max(1,Math.floor(Math.min(e.length,t.length)/3)),s=u(e,t);if(s<=n)return s;const[r,c]=e.length<t.length?[e,t]:[t,
e];if(r.length>=4&&(c.startsWith(r)||c.endsWith(r)))return n+1}function u(e,t){let n=[],s=Array.from({length:t.length+1},(r,c)=>c);for(let r=1;r<=e.length;r++){
const c=[r];for(let b=1;b<=t.length;b++){const K=e[r-1]===t[b-1],P=r>1&&b>1&&e[r-1]===t[b-2]&&e[r-2]===t[b-1];c[b]=Math.min((s[b]??0)+1,(c[b-1]??0)+1,(s[b-1]??0)+
(K?0:1),P?(n[b-2]??0)+1:Number.POSITIVE_INFINITY)}[n,s]=[s,c]}return s[t.length]??0}function S(e,t,n){return new f.GQ("invalid_input",`${e}: ${t}`,{input:e,remedy:n})}
function v(e,t,n){return new SlipwayError("missing_input",`${e} is missing: ${t}`,{input:e,remedy:n})}function j(e,t){switch(e.trim().toLowerCase()){case"true":
return!0;case"false":return!1;default:throw S(t,`"${V(e)}" is neither true nor false`,"Write true or false.")}}function D(e,t,n){const s=t.find(c=>c===e.trim().
toLowerCase());if(s!==void 0)return s;const r=t.map(c=>`"${c}"`).join(", ");throw S(n,`"${V(e)}" is not one of ${r}${didYouMean(e,t)}`,`Write one of ${r}.`)}function V(e){
const t=e.replace(/\s+/g," ").trim();return t.length>60?`${t.slice(0,57)}\u2026`:t}class Y{#e=[];try(t,n){try{return t()}catch(s){const r=(0,f.I7)(s);if(r.code===
"internal")throw s;return this.#e.push(r),n}}add(t){this.#e.push(t)}throwIfAny(){const t=H(this.#e);if(t)throw t}}function H(e){const[t,...n]=e.flatMap(s=>[s.with(
{also:[]}),...s.also]);return t?.with({also:n})}var m=i(2345),T=i(4734);const B=e=>e==="file"?"kvs-seed-file":`kvs-${e}`,N=256;function a(e,t,n=s=>s){const s=new ne(
e,n),{file:r,pruneFile:c}=s.files(),b=P=>P>=1&&P<=N,K={file:r,pruneFile:c,target:s.boolean("dry-run")?void 0:F(s,t),ttlSeconds:s.number("ttl-seconds",T.J9,T.wy),
concurrency:s.number("concurrency",b,`it must be a whole number from 1 to ${N}`)??1,verify:s.boolean("verify"),secrets:I(e,t)};return s.problems.throwIfAny(),K}
function A(e,t){const n={table:e},s=new ne(n,c=>c),r=F(s,t);return s.problems.throwIfAny(),{target:r,secrets:I(n,t)}}function I(e,t){const n=Object.entries(t).filter(
([r])=>r.startsWith(`${m.be}TOKEN_`)),s=[e.token,...n.map(([,r])=>r),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];return[...new Set(s.map(r=>r?.trim()??""))].filter(
r=>r!=="")}function F(e,t){const{problems:n}=e,s=G=>`${m.be}${G}`,r=e.text("table");r!==""&&!m.BL.test(r.toLowerCase())&&n.add(S(e.name("table"),`"${r}" is not \
a table name`,"Write letters, digits and _, as sessions."));const c=e.textOrVariable("url",t[s("URL")],s("URL"));c!==""&&n.try(()=>(0,w.Jb)(c,e.name("url")),void 0);
const b=e.textOrVariable("region",t[s("REGION")],s("REGION")),K=s(`TOKEN_${r.toUpperCase()}`),P=e.text("token")||(r===""?e.textOrVariable("table",void 0,s("TOKE\
N_<TABLE>")):e.textOrVariable("token",t[K],K)),J=async()=>W(t);return n.try(()=>W(t),void 0),{url:c,region:b,token:P,credentials:J}}function W(e){const t=e.AWS_ACCESS_KEY_ID?.
trim(),n=e.AWS_SECRET_ACCESS_KEY?.trim(),s=e.AWS_SESSION_TOKEN?.trim(),r=Date.parse(e.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!n){const c=t?"AWS_SECRET_ACCESS_KEY":
"AWS_ACCESS_KEY_ID",b={input:"AWS_ACCESS_KEY_ID",remedy:q};throw new f.GQ("missing_input",`There are no AWS credentials: ${c} is not set`,b)}return{accessKeyId:t,
secretAccessKey:n,sessionToken:s||void 0,expiresAt:Number.isNaN(r)?void 0:r}}const q=`The key-value store accepts only calls of the app's function role. In a wo\
rkflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class ne{problems=new Y;#e;name;constructor(t,n){this.#e=t,this.name=n}text(t){return this.#e[t]?.trim()||(l.get(t)?.default??"")}files(){
const t=this.text("file")||void 0,n=this.text("prune-file")||void 0;if(t===void 0&&n===void 0){const s=`Name a file of entries in ${this.name("file")}, or of ke\
ys to delete in ${this.name("prune-file")}.`;this.#t("file","is not set",s)}return{file:t,pruneFile:n}}boolean(t){return this.problems.try(()=>j(this.text(t),this.
name(t)),!1)}number(t,n,s){const r=this.text(t);if(r==="")return;const c=/^\d+$/.test(r)?Number(r):Number.NaN;if(!n(c)){const b=this.name(t),K={input:b,remedy:"\
Write a number."};this.problems.add(new f.GQ("invalid_input",`${b} is "${r}"; ${s}`,K))}return c}textOrVariable(t,n,s){const r=this.text(t)||n?.trim()||"";if(r===
""){const c=`Give ${this.name(t)}, or set ${s} as the platform shows it (Services > Databases).`;this.#t(t,`is not set, and neither is ${s}`,c)}return r}#t(t,n,s){
const r=this.name(t);this.problems.add(new f.GQ("missing_input",`${r} ${n}`,{input:r,remedy:s}))}}var se=i(9127);function Oe({part:e,done:t,total:n,perSecond:s,
leftMs:r}){const c=r===void 0||t===n?"":`, ${(0,se.a3)(r)} left`,b=s.toFixed(s<10?1:0);return`${e==="write"?"Written":"Deleted"} ${t} of ${n} (${b} a second${c}\
)`}function Te({waitMs:e,atOnce:t}){return`Rate limit: waiting ${(0,se.a3)(e)}, then at most ${t} at once`}function Ae({trouble:e}){const t=e.status===void 0?"h\
ad no answer":`was answered ${e.status}`;return`A ${e.operation} ${t}; it is repeated`}function Ce({entries:e,deletes:t,written:n,deleted:s,dryRun:r,ms:c}){return r?
`Dry run: ${e} would be written, ${t} deleted`:`${n} written, ${s} deleted in ${(0,se.a3)(c)}`}var ce=i(8302),z=i(5807);const st={identity:"Identity",app:"App",
configure:"Configuration",env:"Variables",trigger:"Trigger",follow:"Deployment",explain:"Reason",verify:"Public URL",compare:"Comparison"};function Ie(e){return e===
void 0?"":`${e.file}${e.line===void 0?"":`:${e.line}`}: `}const Ne=10;class ve{#e;#t={error:0,warning:0,notice:0};#s=0;constructor(t){this.#e=t}get dropped(){return this.#s}add(t,n,s=[]){
this.#t[t]<Ne?(this.#t[t]++,this.#e.annotate(t,n)):(this.#s++,this.#e.line(`${t}: ${Ie(n.place)}${n.message}`));for(const r of s)this.#e.line(`  ${r}`)}addError(t){
for(const n of[t,...t.also])this.add("error",{message:(0,z.Ow)(n.message),place:n.place},Le(n))}addDiagnostic(t){const{file:n,line:s,column:r}=t,c={file:n,...(0,ce.
Eb)({line:s??void 0,column:r??void 0})},b=t.code===null?{}:{title:(0,z.Ow)(t.code,80)};this.add(t.severity,{...b,message:(0,z.Ow)(t.message,1e3),place:c})}}function Le(e){
const t=e.remedy?.split(`
`)??[];return e.mender==="user"?t:[...t,...Re(e),...ue(e.cause)]}function Re({call:e}){if(!e)return[];const t=e.status===void 0?"":` answered ${e.status}`,n=e.requestID===
void 0?"":` (request ${e.requestID})`;return[`Call: ${e.method} ${e.path}${t}${n}`]}function ue(e,t=0){return!(e instanceof Error)||t>3?[]:[`Cause: ${(0,z.Ow)(e.
message,500)}`,...ue(e.cause,t+1)]}function ee(e,t=300){const n=(0,z.Ow)(e,t).replaceAll("|","\u2502").trim();if(n==="")return"\u2013";const s="`".repeat(le(n)+
1),r=n.startsWith("`")||n.endsWith("`")?" ":"";return`${s}${r}${n}${r}${s}`}function rt(e,t=2e3){const n=e.map(r=>cleanLine(r,t)),s="`".repeat(Math.max(3,le(n.join(
`
`))+1));return[`${s}text`,...n,s].join(`
`)}const ke=/^(?!.*www\.)["'(]*(?!GH-)[\p{L}\p{N}][\p{L}\p{N}\-.,:;'"!?()%]*$/iu,Pe=/^[0-9a-f]{7,40}\W*$/i,Me=/(?:`[^`]+`|\S)+/g,Ue=new RegExp("^([\"'(]*)`([^`]+\
)`((?:'s|-\\p{L}+)?[.,:;!?)\"']*)$","u"),je=/^(["'(]*)(.*?)([.,:;!?)"']*)$/su;function ot(e,t=1e3){const n=cleanLine(e,t).trim();return(n.endsWith("\u2026")&&n.
split("`").length%2===0?`${n}\``:n).replace(Me,r=>{const[,c="",b,K=""]=Ue.exec(r)??[];if(b!==void 0)return c+ee(b)+K;if(ke.test(r)&&!Pe.test(r))return r;const[,
P="",J="",G=""]=je.exec(r)??[];return P+ee(J)+G})}function it(e){if(e===void 0||!URL.canParse(e))return;const{protocol:t,username:n,password:s,href:r}=new URL(e);
if(!(!/^https?:$/.test(t)||n!==""||s!==""||r.length>2e3))return`[${ee(r)}](<${r.replace(/[<>\\]/g,encodeURIComponent)}>)`}function at(e,t){const n=new Date(e).toISOString().
slice(0,16).replace("T"," "),s=t===void 0?"":` \xB7 [The run and its log](<${t}>)`;return`Updated ${n} UTC${s}`}function ct(e,t){let n=t,s=e.length;for(;s>0&&(n-=
Buffer.byteLength(cleanLine(e[s-1]??""))+1,!(n<0));)s--;return e.slice(s)}function le(e){return Math.max(0,...[...e.matchAll(/`+/g)].map(t=>t[0].length))}const De=1e4;
function Be(e,t){const n=new ve(e),s=r=>{for(const c of["written","deleted","failed"])e.output(c,String(r[c]))};return{tell:Ke(e,n,t),finish(r,c){return c.error?
n.addError(c.error):e.line(`\u2713 ${Ce(c)}`),s(c),e.summary(Fe(r,c)),c.error?1:0},fail(r){return n.addError(r),s({written:0,deleted:0,failed:0}),1}}}function Ke(e,t,n){
let s=n.now();return r=>{switch(r.type){case"checked":e.line(`\u2713 Checked: ${r.entries} to write, ${r.deletes} to delete`);break;case"progress":if(n.now()-s<
De&&r.done<r.total)break;s=n.now(),e.line(Oe(r));break;case"throttled":e.line(Te(r));break;case"trouble":t.add("warning",{message:Ae(r)});break;case"key-failed":
break;default:(0,f.xb)(r)}}}function Fe({file:e,pruneFile:t},n){const s=[e,t].filter(P=>P!==void 0).map(P=>ee(P)),r=[["Written",n.written,n.entries],["Deleted",
n.deleted,n.deletes]],c=n.unwrittenFile===void 0?"":`
Not written: ${ee(n.unwrittenFile)} \u2013 seed it next.
`,b=n.dryRun?"checked (dry run)":n.error?"failed":"done",K=r.filter(([,,P])=>P>0).map(([P,J,G])=>`| ${P} | ${J} of ${G} |`).join(`
`);return`### Seeding ${b}: ${s.join(", ")}

| Keys | |
| --- | --- |
${K}
${c}`}var Ve=i(3024);const X=k("os");function Z(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function re(e){return Object.keys(
e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Q(e,t,n){const s=new Ge(e,t,n);process.
stdout.write(s.toString()+X.EOL)}function de(e,t=""){Q(e,{},t)}const fe="::";class Ge{constructor(t,n,s){t||(t="missing.command"),this.command=t,this.properties=
n,this.message=s}toString(){let t=fe+this.command;if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(const s in this.properties)if(this.
properties.hasOwnProperty(s)){const r=this.properties[s];r&&(n?n=!1:t+=",",t+=`${s}=${Je(r)}`)}}return t+=`${fe}${We(this.message)}`,t}}function We(e){return Z(
e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Je(e){return Z(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(
/:/g,"%3A").replace(/,/g,"%2C")}const Ye=new Proxy({},{get:(e,t)=>process.getBuiltinModule("crypto")[t]}),he=k("fs");function pe(e,t){const n=process.env[`GITHU\
B_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!he.existsSync(n))throw new Error(`Missing file at path: ${n}`);he.
appendFileSync(n,`${Z(t)}${X.EOL}`,{encoding:"utf8"})}function me(e,t){const n=`ghadelimiter_${Ye.randomUUID()}`,s=Z(t);if(e.includes(n))throw new Error(`Unexpe\
cted input: name should not contain the delimiter "${n}"`);if(s.includes(n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}\
<<${n}${X.EOL}${s}${X.EOL}${n}`}const ut=k("path");var _e=function(e,t,n,s){function r(c){return c instanceof n?c:new n(function(b){b(c)})}return new(n||(n=Promise))(
function(c,b){function K(G){try{J(s.next(G))}catch(ie){b(ie)}}function P(G){try{J(s.throw(G))}catch(ie){b(ie)}}function J(G){G.done?c(G.value):r(G.value).then(K,
P)}J((s=s.apply(e,t||[])).next())})},oe;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(oe||(oe={}));function lt(e,t){const n=toCommandValue(t);
if(process.env[e]=n,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,t));issueCommand("set-env",{name:e},n)}function He(e){Q("a\
dd-mask",{},e)}function dt(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path.delimiter}${process.
env.PATH}`}function we(e,t){const n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required and not s\
upplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function ft(e,t){const n=we(e,t).split(`
`).filter(s=>s!=="");return t&&t.trimWhitespace===!1?n:n.map(s=>s.trim())}function ht(e,t){const n=["true","True","TRUE"],s=["false","False","FALSE"],r=we(e,t);
if(n.includes(r))return!0;if(s.includes(r))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function Qe(e,t){if(process.env.GITHUB_OUTPUT||"")return pe("OUTPUT",me(e,t));process.
stdout.write(X.EOL),Q("set-output",{name:e},Z(t))}function pt(e){issue("echo",e?"on":"off")}function mt(e){process.exitCode=oe.Failure,ye(e)}function _t(){return process.
env.RUNNER_DEBUG==="1"}function wt(e){issueCommand("debug",{},e)}function ye(e,t={}){Q("error",re(t),e instanceof Error?e.toString():e)}function ge(e,t={}){Q("w\
arning",re(t),e instanceof Error?e.toString():e)}function ze(e,t={}){Q("notice",re(t),e instanceof Error?e.toString():e)}function be(e){process.stdout.write(e+X.
EOL)}function Se(e){de("group",e)}function Ee(){de("endgroup")}function yt(e,t){return _e(this,void 0,void 0,function*(){Se(e);let n;try{n=yield t()}finally{Ee()}
return n})}function Xe(e,t){if(process.env.GITHUB_STATE||"")return pe("STATE",me(e,t));Q("save-state",{name:e},Z(t))}function gt(e){return process.env[`STATE_${e}`]||
""}function bt(e){return _e(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}const St="slipway",Ze={error:ye,warning:ge,notice:ze};function qe(e){
const t=et();return{line:n=>be(te(n)),group:n=>Se(te(n)),endGroup:Ee,replay:(n,s)=>{be([`::stop-commands::${s}`,...n.map(te),`::${s}::`].join(`
`))},annotate:(n,{message:s,title:r,place:c})=>{const{file:b,line:K,column:P}=c??{};Ze[n](te(s),(0,ce.Eb)({title:r,file:b,startLine:K,startColumn:P}))},mask:He,
output:(n,s)=>t("the outputs",()=>Qe(n,s)),state:(n,s)=>t("the state for the post step",()=>Xe(n,s)),summary:n=>{e!==void 0&&t("the summary",()=>(0,Ve.writeFileSync)(
e,n))}}}function Et(e,t){const n=s=>t.redact(s);return{line:s=>e.line(n(s)),group:s=>e.group(n(s)),endGroup:()=>e.endGroup(),replay:(s,r)=>e.replay(s.map(n),r),
annotate:(s,r)=>{const c=r.title===void 0?{}:{title:n(r.title)};e.annotate(s,{...r,...c,message:n(r.message)})},mask:s=>e.mask(s),output:(s,r)=>e.output(s,r),state:(s,r)=>e.
state(s,r),summary:s=>e.summary(s)}}function et(){const e=new Set;return(t,n)=>{try{n()}catch(s){e.has(t)||ge(te(`The runner cannot keep ${t}: ${(0,f.I7)(s).message}`)),
e.add(t)}}}function te(e){return(0,z.Ow)(e).replaceAll("##[","## [").replace(/^(\s*):(?=:)/,"$1: ")}async function tt({env:e,clock:t,signal:n}){const s=nt(e),r=qe(
e.GITHUB_STEP_SUMMARY||void 0);for(const b of I(s,e))r.mask(b);const c=Be(r,t);try{const b=a(s,e),{seedFile:K}=await Promise.all([i.e(118),i.e(688)]).then(i.bind(
i,9688)),P={fetch:await h(e),clock:t,random:Math.random,report:c.tell,signal:n};return c.finish(b,await K(b,P))}catch(b){return c.fail((0,f.I7)(b))}}function nt(e){
const t=[...l.keys()].map(n=>[n,e[`INPUT_${n.toUpperCase()}`]??""]);return Object.fromEntries(t)}}),1619:((o,$,i)=>{i.d($,{CY:()=>x,Jb:()=>h});var f=i(3739),p=i(
1709);function h(l,y){const w=l.trim(),E=URL.canParse(w)?new URL(w):void 0;if(E===void 0||!["http:","https:"].includes(E.protocol))throw new f.GQ("invalid_input",
`${y} is not an http(s) address`,{input:y,remedy:"Write it with its scheme, as https://platform.example.com."});if(E.username!==""||E.password!==""||E.search!==
""||E.hash!=="")throw new f.GQ("invalid_input",`${y} has more than host and path`,{input:y,remedy:"Leave out user name, password, query and fragment."});return _(
E,y),E.pathname=E.pathname.replace(/\/+$/,""),E}function _(l,y){if(!(l.protocol==="https:"||l.protocol==="http:"&&(0,p.c)(l.hostname)))throw new f.GQ("insecure_\
url",`${y} names ${l.origin}, which is not https`,{input:y,remedy:"Use https; plain http is for loopback addresses only, because the requests carry credentials."})}
function x(l,y){const w=new URL(l);return w.pathname=`${l.pathname.replace(/\/$/,"")}${y}`,w}}),336:((o,$,i)=>{i.d($,{ml:()=>p});const f=k("node:timers/promises"),
p={now:()=>Date.now(),monotonic:()=>performance.now(),async sleep(l,y){y?.throwIfAborted();try{await(0,f.setTimeout)(l,void 0,{signal:y})}catch(w){throw y?.throwIfAborted(),
w}},after(l,y){const w=setTimeout(y,l);return()=>clearTimeout(w)}};async function h(l,y,w,E){const g=new AbortController,R=l.sleep(y,E?AbortSignal.any([g.signal,
E]):g.signal).then(()=>{},()=>{});try{return await Promise.race([w,R])}finally{g.abort()}}const _={now(){const{user:l,system:y}=process.cpuUsage();return(l+y)/1e3}},
x=(l,y)=>{const w=setInterval(y,l).unref();return()=>clearInterval(w)}}),9127:((o,$,i)=>{i.d($,{a3:()=>_});var f=i(3739);const p=null;function h(w,E){const g=/^(?:(\d{1,4})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?(?:(\d{1,6})ms)?$/.
exec(w.trim()),[,...R]=g??[],U=p.reduce((C,L,d)=>C+Number(R[d]??0)*L,0);if(!g||U===0)throw new SlipwayError("invalid_input",`${E}: "${w}" is not a duration`,{input:E,
remedy:"Write it with units, as 500ms, 90s, 30m, 1h30m or 7d; it must be longer than zero."});return U}function _(w){if(w<1e3)return`${Math.round(w)}ms`;if(w<59950)
return`${(w/1e3).toFixed(1)}s`;const E=Math.round(w/1e3),g=R=>String(R).padStart(2,"0");return E<3600?`${Math.floor(E/60)}m ${g(E%60)}s`:`${Math.floor(E/3600)}h\
 ${g(Math.floor(E%3600/60))}m`}const x=null,l=null;function y(w,E){const g=E-w;if(g>l)return new Date(w).toISOString().slice(0,10);const[R,U]=x.find(([,L])=>g>=
L)??[];if(!R||R==="second"&&g<1e4)return"just now";const C=Math.floor(g/U);return`${C} ${R}${C===1?"":"s"} ago`}}),3739:((o,$,i)=>{i.d($,{GQ:()=>h,I7:()=>_,xU:()=>y,
xb:()=>l});const f={missing_input:"user",invalid_input:"user",invalid_file:"user",file_not_found:"user",insecure_url:"user",app_not_found:"user",app_unreachable_by_name:"\
user",app_of_another_repository:"user",not_production_branch:"user",not_found:"user",table_not_found:"user",no_id_token:"user",invalid_id_token:"user",access_token_given:"\
user",email_claim_missing:"user",token_command_failed:"user",token_exchange_failed:"user",unauthorized:"user",forbidden:"user",refused:"user",rate_limited:"plat\
form",service_error:"platform",unexpected_response:"platform",response_too_large:"platform",redirected:"platform",deployment_lost:"platform",deploy_failed:"user",
check_failed:"user",deploy_cancelled:"user",deploy_timeout:"platform",verify_failed:"platform",unreachable:"network",request_timeout:"network",github_refused:"g\
ithub",platform_not_running:"user",platform_locked:"user",port_in_use:"user",unsupported_data:"user",unsupported_runtime:"user",disk_full:"user",audit_altered:"\
user",path_escapes_root:"user",seed_failed:"platform",interrupted:"user",internal:"slipway"},p=Object.keys(f);class h extends Error{name="SlipwayError";code;mender;remedy;input;place;call;also;constructor(R,U,C={}){
super(U,C.cause===void 0?void 0:{cause:C.cause}),this.code=R,this.mender=f[R],this.remedy=C.remedy,this.input=C.input,this.place=C.place,this.call=C.call,this.also=
C.also??[]}with(R){const{code:U=this.code,message:C=this.message,...L}=R,{remedy:d,input:O,place:u,call:S,cause:v,also:j}=this;return new h(U,C,{remedy:d,input:O,
place:u,call:S,cause:v,also:j,...L})}}function _(g){return g instanceof h?g:new h("internal",x(g),{cause:g,remedy:"This is a fault of Slipway. Please report it \
with the lines above."})}function x(g){return g instanceof Error?g.message:String(g)}function l(g){throw new h("internal",`Unhandled case: ${JSON.stringify(g)}`)}
function y(g){if(!(!(g instanceof Error)||!("code"in g)))return typeof g.code=="string"?g.code:void 0}const w=new Set(["ENOSPC","EDQUOT"]);function E(g){return w.
has(y(g))}}),9692:((o,$,i)=>{i.d($,{sU:()=>p,q$:()=>j,bM:()=>Y,U2:()=>V,Aw:()=>H});var f=i(8302);class p extends Error{name="JsonTextError";offset;stop;constructor(a,A,I=A){
super(a),this.offset=A,this.stop=I}}const h=34,_=44,x=58,l=91,y=92,w=93,E=123,g=125,R=/[ !#-[\]-\ud7ff\ue000-\uffff]*/y,U=24,C=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
L=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,d=/true|false|null/y,O="a lone surrogate (half of a character) in a string";class u{#e;#t;#s;#r=[];#n=0;#o={name:"",
nameOffset:0,offset:0};constructor(a,A=!0,I){this.#e=a,this.#t=A,this.#s=I}document(){this.#l();const a=this.#d()===E?"object":"other";do this.#a();while(this.#h());
if(this.#l(),this.#n<this.#e.length)throw this.#f("the end");return a}#a(){for(;;){this.#l(),this.#r.length===1&&(this.#o.offset=this.#n);const a=this.#d();if(a===
h){this.#m();return}if(a===E){if(this.#n+=1,this.#u(g))return;this.#r.push(new Set),this.#p()}else if(a===l){if(this.#n+=1,this.#u(w))return;this.#r.push(void 0)}else{
if(this.#g(L)||this.#g(d))return;throw this.#f("a value")}}}#h(){for(let a=this.#r.length;a>0;a--){const A=this.#r[a-1]!==void 0;if(a===1&&A&&this.#s&&this.#c(this.#s),
this.#u(_))return A&&this.#p(),!0;if(!this.#u(A?g:w))throw this.#b(A?"}":"]");this.#r.pop()}return!1}#c(a){a({...this.#o,text:this.#e.slice(this.#o.offset,this.#n)})}#p(){
this.#l();const a=this.#n;if(this.#d()!==h)throw this.#f("a name in double quotes");this.#m();const A=S(this.#e.slice(a,this.#n)),I=this.#r.at(-1);if(this.#t&&I?.
has(A))throw new p(`the name "${A}" occurs twice in one object`,a);if(I?.add(A),!this.#u(x))throw this.#f('":"');this.#r.length===1&&(this.#o={name:A,nameOffset:a,
offset:this.#n})}#m(){const a=this.#e,A=this.#n;let I=A+1;for(;;){const F=a.charCodeAt(I);if(F===h)break;if(F===y)I=this.#w(I,A);else if(F>=55296&&F<=57343)I=this.#i(
I,A);else if(F>=32)I=I-A<U?I+1:this.#_(I);else throw this.#y(I)}this.#n=I+1}#_(a){return R.lastIndex=a,R.test(this.#e),R.lastIndex}#w(a,A){if(C.lastIndex=a,!C.test(
this.#e))throw this.#y(a);const I=C.lastIndex;if(!this.#t||I-a===2)return I;const F=Number.parseInt(this.#e.slice(a+2,I),16);if(F<55296||F>57343)return I;const W=/^\\u[dD][c-fC-F][0-9a-fA-F]{2}/.
test(this.#e.slice(I,I+6));if(F>=56320||!W)throw new p(O,A);return I+6}#i(a,A){const[I,F]=[this.#e.charCodeAt(a),this.#e.charCodeAt(a+1)],W=I<56320&&(F&64512)===
56320;if(this.#t&&!W)throw new p(O,A);return a+(W?2:1)}#y(a){const A=a>=this.#e.length;return new p(A?"a string does not end":"a bad escape or control character\
 in a string",a)}#u(a){return this.#l(),this.#d()!==a?!1:(this.#n+=1,!0)}#l(){for(;;){const a=this.#d();if(a!==32&&a!==10&&a!==13&&a!==9)return;this.#n+=1}}#d(){
return this.#e.charCodeAt(this.#n)}#g(a){return a.lastIndex=this.#n,a.test(this.#e)?(this.#n=a.lastIndex,!0):!1}#b(a){const A=this.#e.slice(0,this.#n).trimEnd().
length;return/["{[\w-]/.test(this.#e.charAt(this.#n))?new p(`"," or "${a}" is missing`,A,this.#n):this.#f(`"," or "${a}"`)}#f(a){const A=this.#e.slice(this.#n,this.#n+
1);return new p(`expected ${a}, found ${A===""?"the end":JSON.stringify(A)}`,this.#n)}}function S(N){return N.includes("\\")?String(JSON.parse(N)):N.slice(1,-1)}
function v(N,a){const A=N.slice(0,a);return{line:A.split(`
`).length,column:a-A.lastIndexOf(`
`)}}function j(N){new u(N).document()}function D(N){try{new JsonScanner(N,!1).document()}catch(a){if(a instanceof JsonTextError)return a;throw a}}function V(N,a=!0){
const A=[];return new u(N,a,F=>A.push(F)).document()==="object"?A:void 0}function Y(N){return N.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function H(N,a){
return N===a||m(N)===m(a)}function m(N){try{return String(JSON.parse(N,T))}catch(a){if(a instanceof RangeError)return Y(N);throw a}}function T(N,a,A){return typeof a==
"number"?B(A?.source??String(a)):Array.isArray(a)?`[${a.join(",")}]`:(0,f.Gv)(a)?`{${Object.entries(a).map(([F,W])=>`${JSON.stringify(F)}:${W}`).sort().join(",")}\
}`:JSON.stringify(a)}function B(N){const[,a,A="",I="",F="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(N)??[],W=`${A}${I}`.replace(/^0+/,""),q=W.replace(
/0+$/,"");if(q==="")return`${a}0`;const ne=BigInt(F)-BigInt(I.length)+BigInt(W.length-q.length);return`${a}${q}e${ne}`}}),8302:((o,$,i)=>{i.d($,{Eb:()=>_,Gv:()=>f,
U4:()=>p});function f(l){return typeof l=="object"&&l!==null&&!Array.isArray(l)}function p(l){try{return JSON.parse(l)}catch{return}}function h(l){const y=p(l);
return f(y)?y:void 0}function _(l){const y=Object.entries(l).filter(([,w])=>w!==void 0);return Object.fromEntries(y)}function x(l,y){return typeof l=="string"&&
l.length<=y}}),1709:((o,$,i)=>{i.d($,{c:()=>p});function f(h){return/^(?:127(?:\.\d{1,3}){3}|::1)$/.test(h)}function p(h){return/^(?:[^.]+\.)*localhost\.?$/i.test(
h)||f(h.replace(/^\[|\]$/g,""))}}),5807:((o,$,i)=>{i.d($,{Ow:()=>d});const f="\x1B",p="\x07",h=new RegExp(`${f}[\\]P_^X][^${p}${f}]*(?:${p}|${f}\\\\)|${f}\\[[0-?\
]*[ -/]*[@-~]|${f}[ -/]*[0-Z\\\\^-~]`,"g"),_=/[\t\n\v\f\r\u0085\u2028\u2029]/g,x=()=>new RegExp("[\\p{Cc}\\u{e0000}-\\u{e007f}]|(?!\\u200c|\\u200d|[\\u0600-\\u0605\\u06\
dd\\u070f\\u0890\\u0891\\u08e2\\u{110bd}\\u{110cd}])\\p{Cf}","gu"),l=new RegExp(`${f}\\[[0-9;:]{0,40}m`,"g");function y(m){const T=m.includes(f)?m.match(l)??[]:
[];return T.length===0?{texts:[m],codes:T}:{texts:m.split(l),codes:T}}const w=/^[ -~]*$/,E=/^[\t -~]*$/;function g(m){return m.includes(f)?m.replace(h,""):m}function R(m){
return E.test(m)?m:g(m).replace(/[\n\u2028\u2029]/g," ").replace(x(),T=>T==="	"?T:"")}function U(m){return m.split(`
`).map(R).join(`
`)}function C(m,T){return m.length>T?O(m,T):m}function L(m){return m.replace(/[\\^$.*+?()[\]{}|]/g,"\\$&")}function d(m,T=2e3){const B=m.length>T*8+1024?m.slice(
0,T*8+1024):m;if(w.test(B)&&B.length<=T)return m;const N=g(B).replace(_," ").replace(x(),"").toWellFormed();return N.length>T||B.length<m.length?O(N,T):N}function O(m,T){
if(T<1)return"";const B=m.slice(0,T-1),N=B.charCodeAt(B.length-1);return`${N>=55296&&N<=56319?B.slice(0,-1):B}\u2026`}function u(m){return m.trim().split(/\s+/)}
function S(m){let[T,B]=[String(m),""];for(;T.length>3;T=T.slice(0,-3))B=`,${T.slice(-3)}${B}`;return T+B}function v(m,T){return`${S(m)} ${T}${m===1?"":"s"}`}function j(m){
return D(m)??m}function D(m){try{return decodeURIComponent(m)}catch{return}}const V=/^[\t\n\r -~]*$/;function Y(m){return V.test(m)?m:m.replace(/[\u2028\u2029]/g,
H).replace(x(),T=>`	
\r`.includes(T)?T:H(T))}function H(m){return Array.from({length:m.length},(B,N)=>m.charCodeAt(N)).map(B=>`\\u${B.toString(16).padStart(4,"0")}`).join("")}}),2345:((o,$,i)=>{
i.d($,{BL:()=>g,be:()=>w,jL:()=>y,ux:()=>f});const f={bodyBytes:128*1024,keyBytes:512,valueBytes:64*1024,minTtlSeconds:60,maxTtlSeconds:31536e3,tablesPerApp:2},
p=["api","web-ssr","sse"],h=["web-landing",...p],_="detect";function x(O){return p.some(u=>u===O)}const l="us-east-2",y="execute-api",w="SERVICE_KVS_",E=/^[A-Za-z_][A-Za-z0-9_]*$/,
g=/^[a-z][a-z0-9_]{0,31}$/,R=/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/,U={bodyBytes:1024*1024,envVariables:500,envBytes:256*1024,pageDefault:20,pageMost:100,
failureLogLines:200,failureLogLine:2e3},C={pageDefault:64*1024,pageMost:256*1024},L={subject:200,author:100},d={bytes:1024*1024,message:2e3,signal:20,findings:500,
file:1e3,findingMessage:1e3,findingCode:100,sourceLines:5,sourceLine:200}}),4077:((o,$,i)=>{i.a(o,async(f,p)=>{try{var h=i(804),_=i(336);const x=new AbortController;
process.on("SIGINT",()=>x.abort()),process.on("SIGTERM",()=>x.abort()),process.exitCode=await(0,h.h)({env:process.env,clock:_.ml,signal:x.signal}),p()}catch(x){
p(x)}},1)}),4734:((o,$,i)=>{i.d($,{Ar:()=>x,CI:()=>l,Cn:()=>_,J9:()=>C,mk:()=>L,mn:()=>R,wy:()=>U});var f=i(9692),p=i(2345),h=i(5255);function*_(u){const S=y(u,
"");S instanceof h.LN?yield S:S===void 0?yield new h.LN("an entry is an object {key, value, ttlSeconds?}",u):yield*R(S,u)}function*x(u){const S=y(u,"{}");if(S instanceof
h.LN)yield S;else if(S!==void 0)for(const[v,j]of S)yield*R(l(v,j,u),u)}function l(u,S,{line:v,column:j}){return new Map(Object.entries({key:{json:JSON.stringify(
u),line:v,column:j},value:S}))}function y(u,S){const{text:v}=u;if(v===void 0)return new h.LN("the entry is far longer than any that is allowed",u);const j=S===""?
0:1;try{const D=(0,f.U2)(S===""?v:`{${v}}`);return D&&new Map(D.map(V=>[V.name,w(u,v,V,j)]))}catch(D){if(!(D instanceof f.sU))throw D;return new h.LN(`not valid\
 JSON: ${D.message}`,E(u,v,D.offset-j))}}function w(u,S,v,j){return{json:(0,f.bM)(v.text),...E(u,S,v.nameOffset-j)}}function E({line:u,column:S},v,j){const D=v.
slice(0,Math.max(0,j)),V=D.lastIndexOf(`
`);return V===-1?{line:u,column:S+D.length}:{line:u+D.split(`
`).length-1,column:D.length-V}}const g=new Set(["key","value","ttlSeconds"]);function*R(u,S){const v=[],j=(T,B)=>{v.push(new h.LN(B,T??S))};for(const[T,B]of u)g.
has(T)||j(B,`an entry has no member "${T}": its members are key, value and ttlSeconds`);const[D,V,Y]=[u.get("key"),u.get("value"),u.get("ttlSeconds")],H=D&&L(D.
json);D===void 0?j(void 0,"the entry has no key"):H!==void 0&&j(D,H),V===void 0?j(void 0,"the entry has no value"):d(V.json)>p.ux.valueBytes&&j(V,`the value has\
 ${d(V.json)} bytes of JSON; the most is ${p.ux.valueBytes}`);const m=Y&&Number(Y.json);Y!==void 0&&!C(m)&&j(Y,`ttlSeconds is ${O(Y.json)}; ${U}`),v.length>0||D===
void 0||V===void 0?yield*v:yield{key:String(JSON.parse(D.json)),text:V.json,ttlSeconds:m,line:S.line}}const U=`it must be a whole number from ${p.ux.minTtlSeconds}\
 to ${p.ux.maxTtlSeconds}`;function C(u){const{minTtlSeconds:S,maxTtlSeconds:v}=p.ux;return Number.isInteger(u)&&Number(u)>=S&&Number(u)<=v}function L(u){const S=JSON.
parse(u);if(typeof S!="string")return`the key is ${O(u)}, not a string`;if(S==="")return"the key is empty";if(!S.isWellFormed())return"the key contains a lone s\
urrogate (half of a character)";if(d(S)>p.ux.keyBytes)return`the key has ${d(S)} bytes of UTF-8; the most is ${p.ux.keyBytes}`}function d(u){return Buffer.byteLength(
u)}function O(u){return u.length>40?`${u.slice(0,39)}\u2026`:u}}),5255:((o,$,i)=>{i.d($,{LN:()=>f,cR:()=>g,g3:()=>R});class f extends Error{name="FileFault";line;column;constructor(d,{
line:O,column:u}){super(d),this.line=O,this.column=u}}const p=1024*1024,[h,_,x,l]=[34,92,44,10],y=new Set([91,123]),w=new Set([93,125]),E=new Set([32,9,10,13]);
class g{#e;#t="before";#s=0;#r=!1;#n=!1;#o=1;#a=1;#h=0;#c=new U;constructor(d){this.#e=d}*push(d){let O=0;for(let u=0;u<d.length;u+=1){const S=d.charCodeAt(u);this.#r?
this.#p(S):this.#t!=="inside"?(this.#m(S),O=u+1):this.#s===0&&(S===x||w.has(S))?(this.#c.add(d.slice(O,u)),O=u+1,yield*this.#w(S)):this.#_(S),S===l?(this.#o+=1,
this.#a=1):this.#a+=1}this.#t==="inside"&&this.#c.add(d.slice(O))}end(){if(this.#t==="after")return[];throw this.#i(`the file ends where "${this.#e[this.#t==="b\
efore"?0:1]}" is expected`)}#p(d){this.#n?this.#n=!1:d===_?this.#n=!0:d===h&&(this.#r=!1)}#m(d){if(!E.has(d)){if(this.#t==="after")throw this.#i("there is text \
after the end; name a file of one entry a line .ndjson");if(d!==this.#e.charCodeAt(0))throw this.#i(`expected "${this.#e[0]}"`);this.#t="inside"}}#_(d){E.has(d)||
this.#c.startAt(this.#o,this.#a),d===h?this.#r=!0:y.has(d)?this.#s+=1:w.has(d)&&(this.#s-=1)}*#w(d){const O=this.#c.take(),u=d!==x;if(u&&d!==this.#e.charCodeAt(
1))throw this.#i(`expected "${this.#e[1]}" or ","`);if(O)yield O;else if(!u||this.#h>0)throw this.#i("there is a comma too many");this.#h+=1,u&&(this.#t="after")}#i(d){
return new f(d,{line:this.#o,column:this.#a})}}class R{#e=1;#t=new U;*push(d){let O=0;for(let u=d.indexOf(`
`);u!==-1;u=d.indexOf(`
`,O))this.#s(d.slice(O,u)),yield*this.end(),this.#e+=1,O=u+1;this.#s(d.slice(O))}end(){const d=this.#t.take();return d?[d]:[]}#s(d){d!==""&&this.#t.startAt(this.#e,
1),this.#t.add(d)}}class U{#e=[];#t=0;#s;startAt(d,O){this.#s??={line:d,column:O}}add(d){this.#t+=d.length,this.#t<=p?this.#e.push(d):this.#e=[]}take(){const d=this.#t<=
p?C(this.#e.join("")):void 0,O=this.#s;return this.#e=[],this.#t=0,this.#s=void 0,O===void 0||d===""?void 0:{text:d,...O}}}function C(L){let[d,O]=[0,L.length];for(;d<
O&&E.has(L.charCodeAt(d));)d+=1;for(;O>d&&E.has(L.charCodeAt(O-1));)O-=1;return L.slice(d,O)}})},ae={};function M(o){var $=ae[o];if($!==void 0)return $.exports;
var i=ae[o]={id:o,loaded:!1,exports:{}},f=!0;try{$e[o](i,i.exports,M),f=!1}finally{f&&delete ae[o]}return i.loaded=!0,i.exports}M.m=$e,typeof M<"u"&&(M.ab=decodeURIComponent(
new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/"),(()=>{var o=typeof Symbol=="function"?Symbol("webpack queues"):
"__webpack_queues__",$=typeof Symbol=="function"?Symbol("webpack exports"):"__webpack_exports__",i=typeof Symbol=="function"?Symbol("webpack error"):"__webpack_\
error__",f=h=>{h&&h.d<1&&(h.d=1,h.forEach(_=>_.r--),h.forEach(_=>_.r--?_.r++:_()))},p=h=>h.map(_=>{if(_!==null&&typeof _=="object"){if(_[o])return _;if(_.then){
var x=[];x.d=0,_.then(w=>{l[$]=w,f(x)},w=>{l[i]=w,f(x)});var l={};return l[o]=w=>w(x),l}}var y={};return y[o]=w=>{},y[$]=_,y});M.a=(h,_,x)=>{var l;x&&((l=[]).d=
-1);var y=new Set,w=h.exports,E,g,R,U=new Promise((C,L)=>{R=L,g=C});U[$]=w,U[o]=C=>(l&&C(l),y.forEach(C),U.catch(L=>{})),h.exports=U,_(C=>{E=p(C);var L,d=()=>E.
map(u=>{if(u[i])throw u[i];return u[$]}),O=new Promise(u=>{L=()=>u(d),L.r=0;var S=v=>v!==l&&!y.has(v)&&(y.add(v),v&&!v.d&&(L.r++,v.push(L)));E.map(v=>v[o](S))});
return L.r?O:d()},C=>(C?R(U[i]=C):g(w),f(l))),l&&l.d<0&&(l.d=0)}})(),(()=>{var o=Object.getPrototypeOf?i=>Object.getPrototypeOf(i):i=>i.__proto__,$;M.t=function(i,f){
if(f&1&&(i=this(i)),f&8||typeof i=="object"&&i&&(f&4&&i.__esModule||f&16&&typeof i.then=="function"))return i;var p=Object.create(null);M.r(p);var h={};$=$||[null,
o({}),o([]),o(o)];for(var _=f&2&&i;typeof _=="object"&&!~$.indexOf(_);_=o(_))Object.getOwnPropertyNames(_).forEach(x=>h[x]=()=>i[x]);return h.default=()=>i,M.d(
p,h),p}})(),M.d=(o,$)=>{for(var i in $)M.o($,i)&&!M.o(o,i)&&Object.defineProperty(o,i,{enumerable:!0,get:$[i]})},M.f={},M.e=o=>Promise.all(Object.keys(M.f).reduce(
($,i)=>(M.f[i](o,$),$),[])),M.u=o=>""+o+".index.js",M.o=(o,$)=>Object.prototype.hasOwnProperty.call(o,$),M.r=o=>{typeof Symbol<"u"&&Symbol.toStringTag&&Object.defineProperty(
o,Symbol.toStringTag,{value:"Module"}),Object.defineProperty(o,"__esModule",{value:!0})},M.nmd=o=>(o.paths=[],o.children||(o.children=[]),o),(()=>{var o={792:0},
$=i=>{var{ids:f,modules:p,runtime:h}=i,_,x,l=0;for(_ in p)M.o(p,_)&&(M.m[_]=p[_]);for(h&&h(M);l<f.length;l++)x=f[l],M.o(o,x)&&o[x]&&o[x][0](),o[f[l]]=0};M.f.j=(i,f)=>{
var p=M.o(o,i)?o[i]:void 0;if(p!==0)if(p)f.push(p[1]);else{var h=import("./"+M.u(i)).then($,_=>{throw o[i]!==0&&(o[i]=void 0),_}),h=Promise.race([h,new Promise(
_=>p=o[i]=[_])]);f.push(p[1]=h)}}})();var xe=M(4077);xe=await xe;

const R=462,I=[462],L={3445:((x,O,a)=>{a.d(O,{i:()=>c});var p=a(3739),l=a(1619);async function c(y){const f=_=>y[_.toLowerCase()]||y[_]||"",u=f("ALL_PROXY"),h=S(
f("HTTP_PROXY")||u,"HTTP_PROXY"),g=S(f("HTTPS_PROXY")||u,"HTTPS_PROXY");if(h===""&&g==="")return fetch;const b=await a.e(752).then(a.t.bind(a,4371,19)),T=new b.
EnvHttpProxyAgent({httpProxy:h,httpsProxy:g,noProxy:f("NO_PROXY")}),E=b.fetch;return async(_,d)=>{if(_ instanceof Request)throw new TypeError("This fetch takes \
an address, not a Request");const w=new URL(_);return(0,l.U9)(w.hostname)?fetch(_,d):E(w,{...d,dispatcher:T})}}function S(y,f){const u=y===""||y.includes("://")?
y:`http://${y}`;if(u===""||URL.canParse(u))return u;throw new p.GQ("invalid_input",`${f} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.exa\
mple.com:3128."})}}),1772:((x,O,a)=>{a.d(O,{Aw:()=>h,U2:()=>f,bM:()=>u,q$:()=>S,q1:()=>c,sU:()=>l});var p=a(8302);class l extends Error{name="JsonTextError";offset;constructor(e,n){
super(e),this.offset=n}}function c(t,e){const n=t.slice(0,e);return{line:n.split(`
`).length,column:e-n.lastIndexOf(`
`)}}function S(t){new s(t).document()}function y(t){try{new s(t,!1).document()}catch(e){if(e instanceof l)return e;throw e}}function f(t,e=!0){const n=[];return new s(
t,e,o=>n.push(o)).document()==="object"?n:void 0}function u(t){return t.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,"$1")}function h(t,e){return t===e||g(t)===
g(e)}function g(t){try{return String(JSON.parse(t,b))}catch(e){if(e instanceof RangeError)return u(t);throw e}}function b(t,e,n){return typeof e=="number"?T(n?.
source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,p.G)(e)?`{${Object.entries(e).map(([o,m])=>`${JSON.stringify(o)}:${m}`).sort().join(",")}}`:JSON.stringify(
e)}function T(t){const[,e,n="",i="",o="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t)??[],m=`${n}${i}`.replace(/^0+/,""),$=m.replace(/0+$/,"");if($===
"")return`${e}0`;const N=BigInt(o)-BigInt(i.length)+BigInt(m.length-$.length);return`${e}${$}e${N}`}const E=/[ \t\n\r]*/y,_=/[ !#-[\]-\uffff]*/y,d=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,
w=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,r=/true|false|null/y;class s{#t;#n;#i;#e=0;#o={name:"",nameOffset:0,offset:0};constructor(e,n=!0,i){this.#t=e,this.#n=
n,this.#i=i}document(){this.#s(E);const e=this.#t[this.#e]==="{"?"object":"other",n=[];do this.#u(n);while(this.#f(n));if(this.#s(E),this.#e<this.#t.length)throw this.#r(
"the end");return e}#u(e){for(;;){this.#s(E),e.length===1&&(this.#o.offset=this.#e);const n=this.#t[this.#e];if(n!=="{"&&n!=="["){this.#d(n);return}if(this.#e+=
1,this.#c(n==="{"?"}":"]"))return;e.push({names:n==="{"?new Set:void 0}),n==="{"&&this.#a(e)}}#f(e){for(let n=e.at(-1);n;n=e.at(-1)){e.length===1&&n.names&&this.#h();
const i=n.names?"}":"]";if(this.#c(i)){e.pop();continue}if(this.#t[this.#e]!==",")throw this.#r(`"," or "${i}"`);return this.#e+=1,n.names&&this.#a(e),!0}return!1}#h(){
this.#i?.({...this.#o,text:this.#t.slice(this.#o.offset,this.#e)})}#a(e){this.#s(E);const n=this.#e;if(this.#t[this.#e]!=='"')throw this.#r("a name in double qu\
otes");const i=this.#l(),o=e.at(-1)?.names;if(this.#n&&o?.has(i))throw new l(`the name "${i}" stands twice in one object`,n);if(o?.add(i),this.#s(E),this.#t[this.#e]!==
":")throw this.#r('":"');this.#e+=1,e.length===1&&(this.#o={name:i,nameOffset:n,offset:this.#e})}#d(e){if(e==='"')this.#l();else if(this.#s(w)===0&&this.#s(r)===
0)throw this.#r("a value")}#l(){const e=this.#e;this.#e+=1;do this.#s(_);while(this.#s(d)>0);if(this.#t[this.#e]!=='"'){const i=this.#e>=this.#t.length;throw new l(
i?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const n=JSON.parse(this.#t.slice(e,this.#e));if(typeof n!="string"||
this.#n&&!n.isWellFormed())throw new l("a lone surrogate (half of a character) in a string",e);return n}#c(e){return this.#s(E),this.#t[this.#e]!==e?!1:(this.#e+=
1,!0)}#s(e){e.lastIndex=this.#e;const n=e.exec(this.#t)?.[0].length??0;return this.#e+=n,n}#r(e){const n=this.#t.slice(this.#e,this.#e+1);return new l(`expected\
 ${e}, found ${n===""?"the end":JSON.stringify(n)}`,this.#e)}}}),6462:((x,O,a)=>{a.r(O),a.d(O,{KEYS_LEFT:()=>y,prepareSeed:()=>f});var p=a(3445),l=a(1224),c=a(3739),
S=a(3918);const y={type:"warning",message:"The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy w\
ait for its end, or write the keys later, with the seed action or "slipway seed".'};async function f(u,{env:h,onSecret:g,signal:b}){const T=(0,S.ns)(u,h,S.ro);for(const w of T.
secrets)g(w);const{seedFile:E}=await Promise.all([a.e(118),a.e(801)]).then(a.bind(a,1801)),_={fetch:await(0,p.i)(h),clock:l.m,random:Math.random,signal:b},d=await E(
{...T,target:void 0},{..._,report:()=>{}});if(d.error)throw d.error;return async w=>{try{return await E(T,{..._,report:w})}catch(r){return{...d,failed:d.entries+
d.deletes,error:(0,c.I7)(r)}}}}}),4734:((x,O,a)=>{a.d(O,{Ar:()=>y,Cn:()=>S,J9:()=>E,mk:()=>_,mn:()=>b,wy:()=>T});var p=a(1772),l=a(2345),c=a(7561);function*S(r){
const s=f(r,"");s instanceof c.L?yield s:s===void 0?yield new c.L("an entry is an object {key, value, ttlSeconds?}",r.line,r.column):yield*b(s,r)}function*y(r){
const s=f(r,"{}");if(s instanceof c.L)yield s;else if(s!==void 0)for(const[t,e]of s){const{line:n,column:i}=r;yield*b(new Map([["key",{json:JSON.stringify(t),line:n,
column:i}],["value",e]]),r)}}function f(r,s){const{text:t,line:e,column:n}=r;if(t===void 0)return new c.L("the entry is far longer than any that is allowed",e,n);
const i=s===""?0:1;try{const o=(0,p.U2)(s===""?t:`{${t}}`);return o&&new Map(o.map(m=>[m.name,u(r,t,m,i)]))}catch(o){if(!(o instanceof p.sU))throw o;const m=h(r,
t,o.offset-i);return new c.L(`not valid JSON: ${o.message}`,m.line,m.column)}}function u(r,s,t,e){return{json:(0,p.bM)(t.text),...h(r,s,t.nameOffset-e)}}function h({
line:r,column:s},t,e){const n=t.slice(0,Math.max(0,e)),i=n.lastIndexOf(`
`);return i===-1?{line:r,column:s+n.length}:{line:r+n.split(`
`).length-1,column:n.length-i}}const g=new Set(["key","value","ttlSeconds"]);function*b(r,s){const t=[],e=(N,A)=>{t.push(new c.L(A,N?.line??s.line,N?.column??s.
column))};for(const[N,A]of r)g.has(N)||e(A,`"${N}" is no member of an entry: they are key, value and ttlSeconds`);const[n,i,o]=[r.get("key"),r.get("value"),r.get(
"ttlSeconds")],m=n&&_(n.json);n===void 0?e(void 0,"the entry has no key"):m!==void 0&&e(n,m),i===void 0?e(void 0,"the entry has no value"):d(i.json)>l.ux.valueBytes&&
e(i,`the value has ${d(i.json)} bytes of JSON; the most is ${l.ux.valueBytes}`);const $=o&&Number(o.json);o!==void 0&&!E($)&&e(o,`ttlSeconds is ${w(o.json)}; ${T}`),
t.length>0||n===void 0||i===void 0?yield*t:yield{key:String(JSON.parse(n.json)),text:i.json,ttlSeconds:$,line:s.line}}const T=`it must be a whole number from ${l.
ux.minTtlSeconds} to ${l.ux.maxTtlSeconds}`;function E(r){const{minTtlSeconds:s,maxTtlSeconds:t}=l.ux;return Number.isInteger(r)&&Number(r)>=s&&Number(r)<=t}function _(r){
const s=JSON.parse(r);if(typeof s!="string")return`the key is ${w(r)}, not a string`;if(s==="")return"the key is empty";if(!s.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(d(s)>l.ux.keyBytes)return`the key has ${d(s)} bytes of UTF-8; the most is ${l.ux.keyBytes}`}function d(r){return Buffer.
byteLength(r)}function w(r){return r.length>40?`${r.slice(0,39)}\u2026`:r}}),7561:((x,O,a)=>{a.d(O,{C:()=>S,L:()=>l});var p=a(3739);class l extends Error{name="\
FileFault";line;column;constructor(f,u,h){super(f),this.line=u,this.column=h}}const c=100;class S{#t=[];#n=0;add(f,u){if(this.#n+=1,this.#t.length===c)return;const h={
file:f,line:u.line,column:u.column};this.#t.push(new p.GQ("invalid_file",u.message,{place:h,input:"file"}))}throwIfAny(){const[f]=this.#t;if(f===void 0)return;const u=this.#n-
this.#t.length,h=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new p.GQ("invalid_file",u>0?`${h} (the first ${c} a\
re shown)`:h,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#t})}}}),3918:((x,O,a)=>{a.d(O,
{ro:()=>h,ns:()=>b});var p=a(1619),l=a(3739),c=a(2345),S=a(4734);const y={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{ke\
y, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"\
URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVI\
CE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's \
bearer token."},"ttl-seconds":{value:"N",description:"Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{
value:"N",default:"16",description:"Requests under way at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"R\
ead every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"fal\
se",description:"Check the files and tell what would be done; send nothing."}},f=new Map(Object.entries(y)),u={written:"Keys that were written.",deleted:"Keys t\
hat were deleted.",failed:"Keys that could not be written or deleted."},h=s=>s==="file"?"kvs-seed-file":`kvs-${s}`,g=256;function b(s,t,e=n=>n){const n=new r(s,
e),{file:i,pruneFile:o}=n.files(),m={file:i,pruneFile:o,target:n.boolean("dry-run")?void 0:_(n,t),ttlSeconds:n.number("ttl-seconds",S.J9,S.wy),concurrency:n.number(
"concurrency",T,`it must be a whole number from 1 to ${g}`)??1,verify:n.boolean("verify"),secrets:E(s,t)};return n.throwIfAny(),m}function T(s){return Number.isInteger(
s)&&s>=1&&s<=g}function E(s,t){const e=Object.entries(t).filter(([i])=>i.startsWith(`${c.be}TOKEN_`)),n=[s.token,...e.map(([,i])=>i),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];
return[...new Set(n.map(i=>i?.trim()??""))].filter(i=>i!=="")}function _(s,t){const e=s.text("table"),n=`${c.be}TOKEN_${e.toUpperCase()}`;e!==""&&!c.BL.test(e.toLowerCase())&&
s.fault("invalid_input","table",`: "${e}" is no table name`,"Letters, digits and _ make a table name, as sessions.");const i=s.text("url")||t[`${c.be}URL`]||"";
i===""?s.missing("url",`${c.be}URL`):s.try(()=>(0,p.Jb)(i,s.name("url")));const o=s.text("region")||t[`${c.be}REGION`]||"";o===""&&s.missing("region",`${c.be}RE\
GION`);const m=s.text("token")||(e===""?"":t[n]?.trim())||"";m===""&&s.missing(e===""?"table":"token",e===""?`${c.be}TOKEN_<TABLE>`:n);const $=async()=>d(t);return s.
try(()=>d(t)),{url:i,region:o,token:m,credentials:$}}function d(s){const t=s.AWS_ACCESS_KEY_ID?.trim(),e=s.AWS_SECRET_ACCESS_KEY?.trim(),n=s.AWS_SESSION_TOKEN?.
trim(),i=Date.parse(s.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!e)throw new l.GQ("missing_input",`There are no AWS credentials: ${t?"AWS_SECRET_ACCESS_KEY":"AWS_AC\
CESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:w});return{accessKeyId:t,secretAccessKey:e,...n?{sessionToken:n}:{},...Number.isNaN(i)?{}:{expiresAt:i}}}
const w=`The key-value store takes calls of the app's function role alone. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class r{#t;#n;#i=[];constructor(t,e){this.#t=t,this.#n=e}name(t){return this.#n(t)}text(t){return this.#t[t]?.trim()||(f.get(t)?.
default??"")}files(){const[t,e]=[this.text("file")||void 0,this.text("prune-file")||void 0];return t===void 0&&e===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:t,pruneFile:e}}boolean(t){const e=this.text(
t);return/^(?:true|false)$/i.test(e)||this.fault("invalid_input",t,`: "${e}" is neither true nor false`,"Write true or false."),e.toLowerCase()==="true"}number(t,e,n){
const i=this.text(t);if(i==="")return;const o=/^\d+$/.test(i)?Number(i):Number.NaN;return e(o)||this.fault("invalid_input",t,` is "${i}"; ${n}`,"Write a number."),
o}missing(t,e){this.fault("missing_input",t,` is not set, and neither is ${e}`,`Give ${this.name(t)}, or set ${e} as the platform shows it (Services > Databases\
).`)}fault(t,e,n,i){const o=this.name(e);this.#i.push(new l.GQ(t,`${o}${n}`,{input:o,remedy:i}))}try(t){try{t()}catch(e){if(!(e instanceof l.GQ))throw e;this.#i.
push(e)}}throwIfAny(){const[t,...e]=this.#i;if(!t)return;const{message:n,remedy:i,input:o}=t;throw new l.GQ(t.code,n,{...i===void 0?{}:{remedy:i},...o===void 0?
{}:{input:o},also:e})}}})};export{R as id,I as ids,L as modules};

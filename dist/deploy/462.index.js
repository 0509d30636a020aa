const R=462,I=[462],L={3445:((N,O,r)=>{r.d(O,{i:()=>c});var p=r(3739),l=r(1619);async function c(m){const u=_=>m[_.toLowerCase()]||m[_]||"",f=u("ALL_PROXY"),h=S(
u("HTTP_PROXY")||f,"HTTP_PROXY"),b=S(u("HTTPS_PROXY")||f,"HTTPS_PROXY");if(h===""&&b==="")return fetch;const g=await r.e(752).then(r.t.bind(r,6752,19)),y=new g.
EnvHttpProxyAgent({httpProxy:h,httpsProxy:b,noProxy:u("NO_PROXY")}),T=g.fetch;return async(_,d)=>{if(_ instanceof Request)throw new TypeError("This fetch takes \
an address, not a Request");const w=new URL(_);return(0,l.U9)(w.hostname)?fetch(_,d):T(w,{...d,dispatcher:y})}}function S(m,u){const f=m===""||m.includes("://")?
m:`http://${m}`;if(f===""||URL.canParse(f))return f;throw new p.GQ("invalid_input",`${u} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.exa\
mple.com:3128."})}}),1772:((N,O,r)=>{r.d(O,{Aw:()=>f,U2:()=>m,bM:()=>u,q$:()=>S,q1:()=>c,sU:()=>l});var p=r(8302);class l extends Error{name="JsonTextError";offset;constructor(e,t){
super(e),this.offset=t}}function c(n,e){const t=n.slice(0,e);return{line:t.split(`
`).length,column:e-t.lastIndexOf(`
`)}}function S(n){new o(n).document()}function m(n){const e=[];return new o(n,s=>e.push(s)).document()==="object"?e:void 0}function u(n){return n.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function f(n,e){return n===e||h(n)===h(e)}function h(n){try{return String(JSON.parse(n,b))}catch(e){if(e instanceof RangeError)return u(n);throw e}}function b(n,e,t){
return typeof e=="number"?g(t?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,p.G)(e)?`{${Object.entries(e).map(([i,a])=>`${JSON.stringify(i)}:${a}`).
sort().join(",")}}`:JSON.stringify(e)}function g(n){const[,e,t="",s="",i="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(n)??[],a=`${t}${s}`.replace(/^0+/,
""),E=a.replace(/0+$/,"");if(E==="")return`${e}0`;const $=BigInt(i)-BigInt(s.length)+BigInt(a.length-E.length);return`${e}${E}e${$}`}const y=/[ \t\n\r]*/y,T=/[ !#-[\]-\uffff]*/y,
_=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,d=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,w=/true|false|null/y;class o{#t;#n;#e=0;#o={name:"",nameOffset:0,offset:0};constructor(e,t){
this.#t=e,this.#n=t}document(){this.#s(y);const e=this.#t[this.#e]==="{"?"object":"other",t=[];do this.#c(t);while(this.#u(t));if(this.#s(y),this.#e<this.#t.length)
throw this.#i("the end");return e}#c(e){for(;;){this.#s(y),e.length===1&&(this.#o.offset=this.#e);const t=this.#t[this.#e];if(t!=="{"&&t!=="["){this.#h(t);return}
if(this.#e+=1,this.#l(t==="{"?"}":"]"))return;e.push({names:t==="{"?new Set:void 0}),t==="{"&&this.#r(e)}}#u(e){for(let t=e.at(-1);t;t=e.at(-1)){e.length===1&&t.
names&&this.#f();const s=t.names?"}":"]";if(this.#l(s)){e.pop();continue}if(this.#t[this.#e]!==",")throw this.#i(`"," or "${s}"`);return this.#e+=1,t.names&&this.#r(
e),!0}return!1}#f(){this.#n?.({...this.#o,text:this.#t.slice(this.#o.offset,this.#e)})}#r(e){this.#s(y);const t=this.#e;if(this.#t[this.#e]!=='"')throw this.#i(
"a name in double quotes");const s=this.#a(),i=e.at(-1)?.names;if(i?.has(s))throw new l(`the name "${s}" stands twice in one object`,t);if(i?.add(s),this.#s(y),
this.#t[this.#e]!==":")throw this.#i('":"');this.#e+=1,e.length===1&&(this.#o={name:s,nameOffset:t,offset:this.#e})}#h(e){if(e==='"')this.#a();else if(this.#s(d)===
0&&this.#s(w)===0)throw this.#i("a value")}#a(){const e=this.#e;this.#e+=1;do this.#s(T);while(this.#s(_)>0);if(this.#t[this.#e]!=='"'){const s=this.#e>=this.#t.
length;throw new l(s?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const t=JSON.parse(this.#t.slice(e,this.#e));if(typeof t!=
"string"||!t.isWellFormed())throw new l("a lone surrogate (half of a character) in a string",e);return t}#l(e){return this.#s(y),this.#t[this.#e]!==e?!1:(this.#e+=
1,!0)}#s(e){e.lastIndex=this.#e;const t=e.exec(this.#t)?.[0].length??0;return this.#e+=t,t}#i(e){const t=this.#t.slice(this.#e,this.#e+1);return new l(`expected\
 ${e}, found ${t===""?"the end":JSON.stringify(t)}`,this.#e)}}}),6462:((N,O,r)=>{r.r(O),r.d(O,{KEYS_LEFT:()=>m,prepareSeed:()=>u});var p=r(3445),l=r(1224),c=r(3739),
S=r(3918);const m={type:"warning",message:"The keys were not written: the deployment has not ended, and keys follow one that succeeded",remedy:'Let the deploy w\
ait for its end, or write the keys later, with the seed action or "slipway seed".'};async function u(f,{env:h,onSecret:b,signal:g}){const y=(0,S.ns)(f,h,S.ro);for(const w of y.
secrets)b(w);const{seedFile:T}=await Promise.all([r.e(118),r.e(440),r.e(801)]).then(r.bind(r,1801)),_={fetch:await(0,p.i)(h),clock:l.m,random:Math.random,signal:g},
d=await T({...y,target:void 0},{..._,report:()=>{}});if(d.error)throw d.error;return async w=>{try{return await T(y,{..._,report:w})}catch(o){return{...d,failed:d.
entries+d.deletes,error:(0,c.I7)(o)}}}}}),4734:((N,O,r)=>{r.d(O,{Ar:()=>m,Cn:()=>S,J9:()=>T,mk:()=>_,mn:()=>g,wy:()=>y});var p=r(1772),l=r(2345),c=r(7561);function*S(o){
const n=u(o,"");n instanceof c.L?yield n:n===void 0?yield new c.L("an entry is an object {key, value, ttlSeconds?}",o.line,o.column):yield*g(n,o)}function*m(o){
const n=u(o,"{}");if(n instanceof c.L)yield n;else if(n!==void 0)for(const[e,t]of n){const{line:s,column:i}=o;yield*g(new Map([["key",{json:JSON.stringify(e),line:s,
column:i}],["value",t]]),o)}}function u(o,n){const{text:e,line:t,column:s}=o;if(e===void 0)return new c.L("the entry is far longer than any that is allowed",t,s);
const i=n===""?0:1;try{const a=(0,p.U2)(n===""?e:`{${e}}`);return a&&new Map(a.map(E=>[E.name,f(o,e,E,i)]))}catch(a){if(!(a instanceof p.sU))throw a;const E=h(o,
e,a.offset-i);return new c.L(`not valid JSON: ${a.message}`,E.line,E.column)}}function f(o,n,e,t){return{json:(0,p.bM)(e.text),...h(o,n,e.nameOffset-t)}}function h({
line:o,column:n},e,t){const s=e.slice(0,Math.max(0,t)),i=s.lastIndexOf(`
`);return i===-1?{line:o,column:n+s.length}:{line:o+s.split(`
`).length-1,column:s.length-i}}const b=new Set(["key","value","ttlSeconds"]);function*g(o,n){const e=[],t=(x,A)=>{e.push(new c.L(A,x?.line??n.line,x?.column??n.
column))};for(const[x,A]of o)b.has(x)||t(A,`"${x}" is no member of an entry: they are key, value and ttlSeconds`);const[s,i,a]=[o.get("key"),o.get("value"),o.get(
"ttlSeconds")],E=s&&_(s.json);s===void 0?t(void 0,"the entry has no key"):E!==void 0&&t(s,E),i===void 0?t(void 0,"the entry has no value"):d(i.json)>l.ux.valueBytes&&
t(i,`the value has ${d(i.json)} bytes of JSON; the most is ${l.ux.valueBytes}`);const $=a&&Number(a.json);a!==void 0&&!T($)&&t(a,`ttlSeconds is ${w(a.json)}; ${y}`),
e.length>0||s===void 0||i===void 0?yield*e:yield{key:String(JSON.parse(s.json)),text:i.json,ttlSeconds:$,line:n.line}}const y=`it must be a whole number from ${l.
ux.minTtlSeconds} to ${l.ux.maxTtlSeconds}`;function T(o){const{minTtlSeconds:n,maxTtlSeconds:e}=l.ux;return Number.isInteger(o)&&Number(o)>=n&&Number(o)<=e}function _(o){
const n=JSON.parse(o);if(typeof n!="string")return`the key is ${w(o)}, not a string`;if(n==="")return"the key is empty";if(!n.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(d(n)>l.ux.keyBytes)return`the key has ${d(n)} bytes of UTF-8; the most is ${l.ux.keyBytes}`}function d(o){return Buffer.
byteLength(o)}function w(o){return o.length>40?`${o.slice(0,39)}\u2026`:o}}),7561:((N,O,r)=>{r.d(O,{C:()=>S,L:()=>l});var p=r(3739);class l extends Error{name="\
FileFault";line;column;constructor(u,f,h){super(u),this.line=f,this.column=h}}const c=100;class S{#t=[];#n=0;add(u,f){if(this.#n+=1,this.#t.length===c)return;const h={
file:u,line:f.line,column:f.column};this.#t.push(new p.GQ("invalid_file",f.message,{place:h,input:"file"}))}throwIfAny(){const[u]=this.#t;if(u===void 0)return;const f=this.#n-
this.#t.length,h=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new p.GQ("invalid_file",f>0?`${h} (the first ${c} a\
re shown)`:h,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#t})}}}),3918:((N,O,r)=>{r.d(O,
{ro:()=>h,ns:()=>g});var p=r(1619),l=r(3739),c=r(2345),S=r(4734);const m={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{ke\
y, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"\
URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVI\
CE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's \
bearer token."},"ttl-seconds":{value:"N",description:"Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{
value:"N",default:"16",description:"Requests under way at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"R\
ead every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"fal\
se",description:"Check the files and tell what would be done; send nothing."}},u=new Map(Object.entries(m)),f={written:"Keys that were written.",deleted:"Keys t\
hat were deleted.",failed:"Keys that could not be written or deleted."},h=n=>n==="file"?"kvs-seed-file":`kvs-${n}`,b=256;function g(n,e,t=s=>s){const s=new o(n,
t),{file:i,pruneFile:a}=s.files(),E={file:i,pruneFile:a,target:s.boolean("dry-run")?void 0:_(s,e),ttlSeconds:s.number("ttl-seconds",S.J9,S.wy),concurrency:s.number(
"concurrency",y,`it must be a whole number from 1 to ${b}`)??1,verify:s.boolean("verify"),secrets:T(n,e)};return s.throwIfAny(),E}function y(n){return Number.isInteger(
n)&&n>=1&&n<=b}function T(n,e){const t=Object.entries(e).filter(([i])=>i.startsWith(`${c.be}TOKEN_`)),s=[n.token,...t.map(([,i])=>i),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];
return[...new Set(s.map(i=>i?.trim()??""))].filter(i=>i!=="")}function _(n,e){const t=n.text("table"),s=`${c.be}TOKEN_${t.toUpperCase()}`;t!==""&&!c.BL.test(t.toLowerCase())&&
n.fault("invalid_input","table",`: "${t}" is no table name`,"Letters, digits and _ make a table name, as sessions.");const i=n.text("url")||e[`${c.be}URL`]||"";
i===""?n.missing("url",`${c.be}URL`):n.try(()=>(0,p.Jb)(i,n.name("url")));const a=n.text("region")||e[`${c.be}REGION`]||"";a===""&&n.missing("region",`${c.be}RE\
GION`);const E=n.text("token")||(t===""?"":e[s]?.trim())||"";E===""&&n.missing(t===""?"table":"token",t===""?`${c.be}TOKEN_<TABLE>`:s);const $=async()=>d(e);return n.
try(()=>d(e)),{url:i,region:a,token:E,credentials:$}}function d(n){const e=n.AWS_ACCESS_KEY_ID?.trim(),t=n.AWS_SECRET_ACCESS_KEY?.trim(),s=n.AWS_SESSION_TOKEN?.
trim(),i=Date.parse(n.AWS_CREDENTIAL_EXPIRATION??"");if(!e||!t)throw new l.GQ("missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_AC\
CESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:w});return{accessKeyId:e,secretAccessKey:t,...s?{sessionToken:s}:{},...Number.isNaN(i)?{}:{expiresAt:i}}}
const w=`The key-value store takes calls of the app's function role alone. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v6
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class o{#t;#n;#e=[];constructor(e,t){this.#t=e,this.#n=t}name(e){return this.#n(e)}text(e){return this.#t[e]?.trim()||(u.get(e)?.
default??"")}files(){const[e,t]=[this.text("file")||void 0,this.text("prune-file")||void 0];return e===void 0&&t===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:e,pruneFile:t}}boolean(e){const t=this.text(
e);return/^(?:true|false)$/i.test(t)||this.fault("invalid_input",e,`: "${t}" is neither true nor false`,"Write true or false."),t.toLowerCase()==="true"}number(e,t,s){
const i=this.text(e);if(i==="")return;const a=/^\d+$/.test(i)?Number(i):Number.NaN;return t(a)||this.fault("invalid_input",e,` is "${i}"; ${s}`,"Write a number."),
a}missing(e,t){this.fault("missing_input",e,` is not set, and neither is ${t}`,`Give ${this.name(e)}, or set ${t} as the platform shows it (Services > Databases\
).`)}fault(e,t,s,i){const a=this.name(t);this.#e.push(new l.GQ(e,`${a}${s}`,{input:a,remedy:i}))}try(e){try{e()}catch(t){if(!(t instanceof l.GQ))throw t;this.#e.
push(t)}}throwIfAny(){const[e,...t]=this.#e;if(!e)return;const{message:s,remedy:i,input:a}=e;throw new l.GQ(e.code,s,{...i===void 0?{}:{remedy:i},...a===void 0?
{}:{input:a},also:t})}}})};export{R as id,I as ids,L as modules};

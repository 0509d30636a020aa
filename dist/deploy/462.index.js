const R=462,I=[462],P={3445:((N,O,r)=>{r.d(O,{i:()=>c});var p=r(3739),l=r(1619);async function c(m){const u=d=>m[d.toLowerCase()]||m[d]||"",f=u("ALL_PROXY"),h=S(
u("HTTP_PROXY")||f,"HTTP_PROXY"),g=S(u("HTTPS_PROXY")||f,"HTTPS_PROXY");if(h===""&&g==="")return fetch;const w=await r.e(752).then(r.t.bind(r,6752,19)),E=new w.
EnvHttpProxyAgent({httpProxy:h,httpsProxy:g,noProxy:u("NO_PROXY")}),b=w.fetch;return async(d,_)=>{if(d instanceof Request)throw new TypeError("This fetch takes \
an address, not a Request");const T=new URL(d);return(0,l.U9)(T.hostname)?fetch(d,_):b(T,{..._,dispatcher:E})}}function S(m,u){const f=m===""||m.includes("://")?
m:`http://${m}`;if(f===""||URL.canParse(f))return f;throw new p.GQ("invalid_input",`${u} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.exa\
mple.com:3128."})}}),1772:((N,O,r)=>{r.d(O,{Aw:()=>f,U2:()=>m,bM:()=>u,q$:()=>S,q1:()=>c,sU:()=>l});var p=r(8302);class l extends Error{name="JsonTextError";offset;constructor(t,e){
super(t),this.offset=e}}function c(n,t){const e=n.slice(0,t);return{line:e.split(`
`).length,column:t-e.lastIndexOf(`
`)}}function S(n){new o(n).document()}function m(n){const t=[];return new o(n,s=>t.push(s)).document()==="object"?t:void 0}function u(n){return n.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function f(n,t){return n===t||h(n)===h(t)}function h(n){try{return String(JSON.parse(n,g))}catch(t){if(t instanceof RangeError)return u(n);throw t}}function g(n,t,e){
return typeof t=="number"?w(e?.source??String(t)):Array.isArray(t)?`[${t.join(",")}]`:(0,p.G)(t)?`{${Object.entries(t).map(([i,a])=>`${JSON.stringify(i)}:${a}`).
sort().join(",")}}`:JSON.stringify(t)}function w(n){const[,t,e="",s="",i="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(n)??[],a=`${e}${s}`.replace(/^0+/,
""),y=a.replace(/0+$/,"");if(y==="")return`${t}0`;const $=BigInt(i)-BigInt(s.length)+BigInt(a.length-y.length);return`${t}${y}e${$}`}const E=/[ \t\n\r]*/y,b=/[ !#-[\]-\uffff]*/y,
d=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,_=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,T=/true|false|null/y;class o{#e;#n;#t=0;#o={name:"",nameOffset:0,offset:0};constructor(t,e){
this.#e=t,this.#n=e}document(){this.#s(E);const t=this.#e[this.#t]==="{"?"object":"other",e=[];do this.#c(e);while(this.#u(e));if(this.#s(E),this.#t<this.#e.length)
throw this.#i("the end");return t}#c(t){for(;;){this.#s(E),t.length===1&&(this.#o.offset=this.#t);const e=this.#e[this.#t];if(e!=="{"&&e!=="["){this.#h(e);return}
if(this.#t+=1,this.#l(e==="{"?"}":"]"))return;t.push({names:e==="{"?new Set:void 0}),e==="{"&&this.#r(t)}}#u(t){for(let e=t.at(-1);e;e=t.at(-1)){t.length===1&&e.
names&&this.#f();const s=e.names?"}":"]";if(this.#l(s)){t.pop();continue}if(this.#e[this.#t]!==",")throw this.#i(`"," or "${s}"`);return this.#t+=1,e.names&&this.#r(
t),!0}return!1}#f(){this.#n?.({...this.#o,text:this.#e.slice(this.#o.offset,this.#t)})}#r(t){this.#s(E);const e=this.#t;if(this.#e[this.#t]!=='"')throw this.#i(
"a name in double quotes");const s=this.#a(),i=t.at(-1)?.names;if(i?.has(s))throw new l(`the name "${s}" stands twice in one object`,e);if(i?.add(s),this.#s(E),
this.#e[this.#t]!==":")throw this.#i('":"');this.#t+=1,t.length===1&&(this.#o={name:s,nameOffset:e,offset:this.#t})}#h(t){if(t==='"')this.#a();else if(this.#s(_)===
0&&this.#s(T)===0)throw this.#i("a value")}#a(){const t=this.#t;this.#t+=1;do this.#s(b);while(this.#s(d)>0);if(this.#e[this.#t]!=='"'){const s=this.#t>=this.#e.
length;throw new l(s?"a string does not end":"a bad escape or control character in a string",this.#t)}this.#t+=1;const e=JSON.parse(this.#e.slice(t,this.#t));if(typeof e!=
"string"||!e.isWellFormed())throw new l("a lone surrogate (half of a character) in a string",t);return e}#l(t){return this.#s(E),this.#e[this.#t]!==t?!1:(this.#t+=
1,!0)}#s(t){t.lastIndex=this.#t;const e=t.exec(this.#e)?.[0].length??0;return this.#t+=e,e}#i(t){const e=this.#e.slice(this.#t,this.#t+1);return new l(`expected\
 ${t}, found ${e===""?"the end":JSON.stringify(e)}`,this.#t)}}}),6462:((N,O,r)=>{r.r(O),r.d(O,{prepareSeed:()=>m});var p=r(3445),l=r(1224),c=r(3739),S=r(3918);async function m(u,{
env:f,onSecret:h,signal:g}){const w=(0,S.ns)(u,f,S.ro);for(const _ of w.secrets)h(_);const{seedFile:E}=await Promise.all([r.e(118),r.e(440),r.e(801)]).then(r.bind(
r,1801)),b={fetch:await(0,p.i)(f),clock:l.m,random:Math.random,signal:g},d=await E({...w,target:void 0},{...b,report:()=>{}});if(d.error)throw d.error;return async _=>{
try{return await E(w,{...b,report:_})}catch(T){return{...d,failed:d.entries+d.deletes,error:(0,c.I7)(T)}}}}}),4734:((N,O,r)=>{r.d(O,{Ar:()=>m,Cn:()=>S,J9:()=>b,
mk:()=>d,mn:()=>w,wy:()=>E});var p=r(1772),l=r(2345),c=r(7561);function*S(o){const n=u(o,"");n instanceof c.L?yield n:n===void 0?yield new c.L("an entry is an o\
bject {key, value, ttlSeconds?}",o.line,o.column):yield*w(n,o)}function*m(o){const n=u(o,"{}");if(n instanceof c.L)yield n;else if(n!==void 0)for(const[t,e]of n){
const{line:s,column:i}=o;yield*w(new Map([["key",{json:JSON.stringify(t),line:s,column:i}],["value",e]]),o)}}function u(o,n){const{text:t,line:e,column:s}=o;if(t===
void 0)return new c.L("the entry is far longer than any that is allowed",e,s);const i=n===""?0:1;try{const a=(0,p.U2)(n===""?t:`{${t}}`);return a&&new Map(a.map(
y=>[y.name,f(o,t,y,i)]))}catch(a){if(!(a instanceof p.sU))throw a;const y=h(o,t,a.offset-i);return new c.L(`not valid JSON: ${a.message}`,y.line,y.column)}}function f(o,n,t,e){
return{json:(0,p.bM)(t.text),...h(o,n,t.nameOffset-e)}}function h({line:o,column:n},t,e){const s=t.slice(0,Math.max(0,e)),i=s.lastIndexOf(`
`);return i===-1?{line:o,column:n+s.length}:{line:o+s.split(`
`).length-1,column:s.length-i}}const g=new Set(["key","value","ttlSeconds"]);function*w(o,n){const t=[],e=(x,A)=>{t.push(new c.L(A,x?.line??n.line,x?.column??n.
column))};for(const[x,A]of o)g.has(x)||e(A,`"${x}" is no member of an entry: they are key, value and ttlSeconds`);const[s,i,a]=[o.get("key"),o.get("value"),o.get(
"ttlSeconds")],y=s&&d(s.json);s===void 0?e(void 0,"the entry has no key"):y!==void 0&&e(s,y),i===void 0?e(void 0,"the entry has no value"):_(i.json)>l.ux.valueBytes&&
e(i,`the value has ${_(i.json)} bytes of JSON; the most is ${l.ux.valueBytes}`);const $=a&&Number(a.json);a!==void 0&&!b($)&&e(a,`ttlSeconds is ${T(a.json)}; ${E}`),
t.length>0||s===void 0||i===void 0?yield*t:yield{key:String(JSON.parse(s.json)),text:i.json,ttlSeconds:$,line:n.line}}const E=`it must be a whole number from ${l.
ux.minTtlSeconds} to ${l.ux.maxTtlSeconds}`;function b(o){const{minTtlSeconds:n,maxTtlSeconds:t}=l.ux;return Number.isInteger(o)&&Number(o)>=n&&Number(o)<=t}function d(o){
const n=JSON.parse(o);if(typeof n!="string")return`the key is ${T(o)}, not a string`;if(n==="")return"the key is empty";if(!n.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(_(n)>l.ux.keyBytes)return`the key has ${_(n)} bytes of UTF-8; the most is ${l.ux.keyBytes}`}function _(o){return Buffer.
byteLength(o)}function T(o){return o.length>40?`${o.slice(0,39)}\u2026`:o}}),7561:((N,O,r)=>{r.d(O,{C:()=>S,L:()=>l});var p=r(3739);class l extends Error{name="\
FileFault";line;column;constructor(u,f,h){super(u),this.line=f,this.column=h}}const c=100;class S{#e=[];#n=0;add(u,f){if(this.#n+=1,this.#e.length===c)return;const h={
file:u,line:f.line,column:f.column};this.#e.push(new p.GQ("invalid_file",f.message,{place:h,input:"file"}))}throwIfAny(){const[u]=this.#e;if(u===void 0)return;const f=this.#n-
this.#e.length,h=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new p.GQ("invalid_file",f>0?`${h} (the first ${c} a\
re shown)`:h,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}}),3918:((N,O,r)=>{r.d(O,
{ro:()=>h,ns:()=>w});var p=r(1619),l=r(3739),c=r(2345),S=r(4734);const m={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{ke\
y, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"\
URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVI\
CE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's \
bearer token."},"ttl-seconds":{value:"N",description:"Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{
value:"N",default:"16",description:"Requests under way at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"R\
ead every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"fal\
se",description:"Check the files and tell what would be done; send nothing."}},u=new Map(Object.entries(m)),f={written:"Keys that were written.",deleted:"Keys t\
hat were deleted.",failed:"Keys that could not be written or deleted."},h=n=>n==="file"?"kvs-seed-file":`kvs-${n}`,g=256;function w(n,t,e=s=>s){const s=new o(n,
e),{file:i,pruneFile:a}=s.files(),y={file:i,pruneFile:a,target:s.boolean("dry-run")?void 0:d(s,t),ttlSeconds:s.number("ttl-seconds",S.J9,S.wy),concurrency:s.number(
"concurrency",E,`it must be a whole number from 1 to ${g}`)??1,verify:s.boolean("verify"),secrets:b(n,t)};return s.throwIfAny(),y}function E(n){return Number.isInteger(
n)&&n>=1&&n<=g}function b(n,t){const e=Object.entries(t).filter(([i])=>i.startsWith(`${c.be}TOKEN_`)),s=[n.token,...e.map(([,i])=>i),t.AWS_SECRET_ACCESS_KEY,t.AWS_SESSION_TOKEN];
return[...new Set(s.map(i=>i?.trim()??""))].filter(i=>i!=="")}function d(n,t){const e=n.text("table"),s=`${c.be}TOKEN_${e.toUpperCase()}`;e!==""&&!c.BL.test(e.toLowerCase())&&
n.fault("invalid_input","table",`: "${e}" is no table name`,"Letters, digits and _ make a table name, as sessions.");const i=n.text("url")||t[`${c.be}URL`]||"";
i===""?n.missing("url",`${c.be}URL`):n.try(()=>(0,p.Jb)(i,n.name("url")));const a=n.text("region")||t[`${c.be}REGION`]||"";a===""&&n.missing("region",`${c.be}RE\
GION`);const y=n.text("token")||(e===""?"":t[s]?.trim())||"";y===""&&n.missing(e===""?"table":"token",e===""?`${c.be}TOKEN_<TABLE>`:s);const $=async()=>_(t);return n.
try(()=>_(t)),{url:i,region:a,token:y,credentials:$}}function _(n){const t=n.AWS_ACCESS_KEY_ID?.trim(),e=n.AWS_SECRET_ACCESS_KEY?.trim(),s=n.AWS_SESSION_TOKEN?.
trim(),i=Date.parse(n.AWS_CREDENTIAL_EXPIRATION??"");if(!t||!e)throw new l.GQ("missing_input",`There are no AWS credentials: ${t?"AWS_SECRET_ACCESS_KEY":"AWS_AC\
CESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:T});return{accessKeyId:t,secretAccessKey:e,...s?{sessionToken:s}:{},...Number.isNaN(i)?{}:{expiresAt:i}}}
const T=`The key-value store takes calls of the app's function role alone. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class o{#e;#n;#t=[];constructor(t,e){this.#e=t,this.#n=e}name(t){return this.#n(t)}text(t){return this.#e[t]?.trim()||(u.get(t)?.
default??"")}files(){const[t,e]=[this.text("file")||void 0,this.text("prune-file")||void 0];return t===void 0&&e===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:t,pruneFile:e}}boolean(t){const e=this.text(
t);return/^(?:true|false)$/i.test(e)||this.fault("invalid_input",t,`: "${e}" is neither true nor false`,"Write true or false."),e.toLowerCase()==="true"}number(t,e,s){
const i=this.text(t);if(i==="")return;const a=/^\d+$/.test(i)?Number(i):Number.NaN;return e(a)||this.fault("invalid_input",t,` is "${i}"; ${s}`,"Write a number."),
a}missing(t,e){this.fault("missing_input",t,` is not set, and neither is ${e}`,`Give ${this.name(t)}, or set ${e} as the platform shows it (Services > Databases\
).`)}fault(t,e,s,i){const a=this.name(e);this.#t.push(new l.GQ(t,`${a}${s}`,{input:a,remedy:i}))}try(t){try{t()}catch(e){if(!(e instanceof l.GQ))throw e;this.#t.
push(e)}}throwIfAny(){const[t,...e]=this.#t;if(!t)return;const{message:s,remedy:i,input:a}=t;throw new l.GQ(t.code,s,{...i===void 0?{}:{remedy:i},...a===void 0?
{}:{input:a},also:e})}}})};export{R as id,I as ids,P as modules};

const R=867,I=[867],P={867:((N,O,o)=>{o.r(O),o.d(O,{prepareSeed:()=>d});var S=o(3445),l=o(1224),u=o(3739),p=o(3918);async function d(c,f,{env:h,signal:b}){if(!c.
seed)return;const g=c.target.mode==="check"?{...c.seed,"dry-run":"true"}:c.seed,m=(0,p.ns)(g,h,p.ro);for(const r of m.secrets)f.addSecret(r);const{seedFile:T}=await Promise.
all([o.e(118),o.e(440),o.e(801)]).then(o.bind(o,1801)),E={fetch:await(0,S.i)(h)??fetch,clock:l.m,random:Math.random,signal:b},_=await T({...m,target:void 0},{...E,
report:()=>{}});if(_.error)throw _.error;return async()=>{try{return await T(m,{...E,report:await f.seedReporter()})}catch(r){return{..._,failed:_.entries+_.deletes,
error:(0,u.I7)(r)}}}}}),3445:((N,O,o)=>{o.d(O,{i:()=>u});var S=o(3739),l=o(1619);async function u(d){const c=w=>d[w.toLowerCase()]||d[w]||"",f=c("ALL_PROXY"),h=p(
c("HTTP_PROXY")||f,"HTTP_PROXY"),b=p(c("HTTPS_PROXY")||f,"HTTPS_PROXY");if(h===""&&b==="")return;const g=await o.e(752).then(o.t.bind(o,6752,19)),m=new g.EnvHttpProxyAgent(
{httpProxy:h,httpsProxy:b,noProxy:c("NO_PROXY")}),T=g.fetch;return async(w,E)=>{if(w instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const _=new URL(w);return(0,l.U9)(_.hostname)?fetch(w,E):T(_,{...E,dispatcher:m})}}function p(d,c){const f=d===""||d.includes("://")?d:`http://${d}`;if(f===
""||URL.canParse(f))return f;throw new S.GQ("invalid_input",`${c} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),1772:((N,O,o)=>{
o.d(O,{Aw:()=>f,U2:()=>d,bM:()=>c,q$:()=>p,q1:()=>u,sU:()=>l});var S=o(8302);class l extends Error{name="JsonTextError";offset;constructor(e,t){super(e),this.offset=
t}}function u(n,e){const t=n.slice(0,e);return{line:t.split(`
`).length,column:e-t.lastIndexOf(`
`)}}function p(n){new r(n).document()}function d(n){const e=[];return new r(n,s=>e.push(s)).document()==="object"?e:void 0}function c(n){return n.replace(/("[^"\\]*(?:\\.[^"\\]*)*")|[ \t\n\r]+/g,
"$1")}function f(n,e){return n===e||h(n)===h(e)}function h(n){try{return String(JSON.parse(n,b))}catch(e){if(e instanceof RangeError)return c(n);throw e}}function b(n,e,t){
return typeof e=="number"?g(t?.source??String(e)):Array.isArray(e)?`[${e.join(",")}]`:(0,S.G)(e)?`{${Object.entries(e).map(([i,a])=>`${JSON.stringify(i)}:${a}`).
sort().join(",")}}`:JSON.stringify(e)}function g(n){const[,e,t="",s="",i="0"]=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(n)??[],a=`${t}${s}`.replace(/^0+/,
""),y=a.replace(/0+$/,"");if(y==="")return`${e}0`;const $=BigInt(i)-BigInt(s.length)+BigInt(a.length-y.length);return`${e}${y}e${$}`}const m=/[ \t\n\r]*/y,T=/[ !#-[\]-\uffff]*/y,
w=/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y,E=/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y,_=/true|false|null/y;class r{#t;#n;#e=0;#r={name:"",nameOffset:0,offset:0};constructor(e,t){
this.#t=e,this.#n=t}document(){this.#s(m);const e=this.#t[this.#e]==="{"?"object":"other",t=[];do this.#l(t);while(this.#u(t));if(this.#s(m),this.#e<this.#t.length)
throw this.#i("the end");return e}#l(e){for(;;){this.#s(m),e.length===1&&(this.#r.offset=this.#e);const t=this.#t[this.#e];if(t!=="{"&&t!=="["){this.#h(t);return}
if(this.#e+=1,this.#c(t==="{"?"}":"]"))return;e.push({names:t==="{"?new Set:void 0}),t==="{"&&this.#o(e)}}#u(e){for(let t=e.at(-1);t;t=e.at(-1)){e.length===1&&t.
names&&this.#f();const s=t.names?"}":"]";if(this.#c(s)){e.pop();continue}if(this.#t[this.#e]!==",")throw this.#i(`"," or "${s}"`);return this.#e+=1,t.names&&this.#o(
e),!0}return!1}#f(){this.#n?.({...this.#r,text:this.#t.slice(this.#r.offset,this.#e)})}#o(e){this.#s(m);const t=this.#e;if(this.#t[this.#e]!=='"')throw this.#i(
"a name in double quotes");const s=this.#a(),i=e.at(-1)?.names;if(i?.has(s))throw new l(`the name "${s}" stands twice in one object`,t);if(i?.add(s),this.#s(m),
this.#t[this.#e]!==":")throw this.#i('":"');this.#e+=1,e.length===1&&(this.#r={name:s,nameOffset:t,offset:this.#e})}#h(e){if(e==='"')this.#a();else if(this.#s(E)===
0&&this.#s(_)===0)throw this.#i("a value")}#a(){const e=this.#e;this.#e+=1;do this.#s(T);while(this.#s(w)>0);if(this.#t[this.#e]!=='"'){const s=this.#e>=this.#t.
length;throw new l(s?"a string does not end":"a bad escape or control character in a string",this.#e)}this.#e+=1;const t=JSON.parse(this.#t.slice(e,this.#e));if(typeof t!=
"string"||!t.isWellFormed())throw new l("a lone surrogate (half of a character) in a string",e);return t}#c(e){return this.#s(m),this.#t[this.#e]!==e?!1:(this.#e+=
1,!0)}#s(e){e.lastIndex=this.#e;const t=e.exec(this.#t)?.[0].length??0;return this.#e+=t,t}#i(e){const t=this.#t.slice(this.#e,this.#e+1);return new l(`expected\
 ${e}, found ${t===""?"the end":JSON.stringify(t)}`,this.#e)}}}),4734:((N,O,o)=>{o.d(O,{Ar:()=>d,Cn:()=>p,J9:()=>T,mk:()=>w,mn:()=>g,wy:()=>m});var S=o(1772),l=o(
2345),u=o(7561);function*p(r){const n=c(r,"");n instanceof u.L?yield n:n===void 0?yield new u.L("an entry is an object {key, value, ttlSeconds?}",r.line,r.column):
yield*g(n,r)}function*d(r){const n=c(r,"{}");if(n instanceof u.L)yield n;else if(n!==void 0)for(const[e,t]of n){const{line:s,column:i}=r;yield*g(new Map([["key",
{json:JSON.stringify(e),line:s,column:i}],["value",t]]),r)}}function c(r,n){const{text:e,line:t,column:s}=r;if(e===void 0)return new u.L("the entry is far longe\
r than any that is allowed",t,s);const i=n===""?0:1;try{const a=(0,S.U2)(n===""?e:`{${e}}`);return a&&new Map(a.map(y=>[y.name,f(r,e,y,i)]))}catch(a){if(!(a instanceof
S.sU))throw a;const y=h(r,e,a.offset-i);return new u.L(`not valid JSON: ${a.message}`,y.line,y.column)}}function f(r,n,e,t){return{json:(0,S.bM)(e.text),...h(r,
n,e.nameOffset-t)}}function h({line:r,column:n},e,t){const s=e.slice(0,Math.max(0,t)),i=s.lastIndexOf(`
`);return i===-1?{line:r,column:n+s.length}:{line:r+s.split(`
`).length-1,column:s.length-i}}const b=new Set(["key","value","ttlSeconds"]);function*g(r,n){const e=[],t=(x,A)=>{e.push(new u.L(A,x?.line??n.line,x?.column??n.
column))};for(const[x,A]of r)b.has(x)||t(A,`"${x}" is no member of an entry: they are key, value and ttlSeconds`);const[s,i,a]=[r.get("key"),r.get("value"),r.get(
"ttlSeconds")],y=s&&w(s.json);s===void 0?t(void 0,"the entry has no key"):y!==void 0&&t(s,y),i===void 0?t(void 0,"the entry has no value"):E(i.json)>l.ux.valueBytes&&
t(i,`the value has ${E(i.json)} bytes of JSON; the most is ${l.ux.valueBytes}`);const $=a&&Number(a.json);a!==void 0&&!T($)&&t(a,`ttlSeconds is ${_(a.json)}; ${m}`),
e.length>0||s===void 0||i===void 0?yield*e:yield{key:String(JSON.parse(s.json)),text:i.json,ttlSeconds:$,line:n.line}}const m=`it must be a whole number from ${l.
ux.minTtlSeconds} to ${l.ux.maxTtlSeconds}`;function T(r){const{minTtlSeconds:n,maxTtlSeconds:e}=l.ux;return Number.isInteger(r)&&Number(r)>=n&&Number(r)<=e}function w(r){
const n=JSON.parse(r);if(typeof n!="string")return`the key is ${_(r)}, not a string`;if(n==="")return"the key is empty";if(!n.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(E(n)>l.ux.keyBytes)return`the key has ${E(n)} bytes of UTF-8; the most is ${l.ux.keyBytes}`}function E(r){return Buffer.
byteLength(r)}function _(r){return r.length>40?`${r.slice(0,39)}\u2026`:r}}),7561:((N,O,o)=>{o.d(O,{C:()=>p,L:()=>l});var S=o(3739);class l extends Error{name="\
FileFault";line;column;constructor(c,f,h){super(c),this.line=f,this.column=h}}const u=100;class p{#t=[];#n=0;add(c,f){if(this.#n+=1,this.#t.length===u)return;const h={
file:c,line:f.line,column:f.column};this.#t.push(new S.GQ("invalid_file",f.message,{place:h,input:"file"}))}throwIfAny(){const[c]=this.#t;if(c===void 0)return;const f=this.#n-
this.#t.length,h=this.#n===1?"One fault; nothing was written":`${this.#n} faults; nothing was written`;throw new S.GQ("invalid_file",f>0?`${h} (the first ${u} a\
re shown)`:h,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#t})}}}),3918:((N,O,o)=>{o.d(O,
{ro:()=>h,ns:()=>g});var S=o(1619),l=o(3739),u=o(2345),p=o(4734);const d={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{ke\
y, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"\
URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVI\
CE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's \
bearer token."},"ttl-seconds":{value:"N",description:"Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{
value:"N",default:"16",description:"Requests under way at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"R\
ead every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"fal\
se",description:"Check the files and tell what would be done; send nothing."}},c=new Map(Object.entries(d)),f={written:"Keys that were written.",deleted:"Keys t\
hat were deleted.",failed:"Keys that could not be written or deleted."},h=n=>n==="file"?"kvs-seed-file":`kvs-${n}`,b=256;function g(n,e,t=s=>s){const s=new r(n,
t),{file:i,pruneFile:a}=s.files(),y={file:i,pruneFile:a,target:s.boolean("dry-run")?void 0:w(s,e),ttlSeconds:s.number("ttl-seconds",p.J9,p.wy),concurrency:s.number(
"concurrency",m,`it must be a whole number from 1 to ${b}`)??1,verify:s.boolean("verify"),secrets:T(n,e)};return s.throwIfAny(),y}function m(n){return Number.isInteger(
n)&&n>=1&&n<=b}function T(n,e){const t=Object.entries(e).filter(([i])=>i.startsWith(`${u.be}TOKEN_`)),s=[n.token,...t.map(([,i])=>i),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];
return[...new Set(s.map(i=>i?.trim()??""))].filter(i=>i!=="")}function w(n,e){const t=n.text("table"),s=`${u.be}TOKEN_${t.toUpperCase()}`;t!==""&&!u.BL.test(t.toLowerCase())&&
n.fault("invalid_input","table",`: "${t}" is no table name`,"Letters, digits and _ make a table name, as sessions.");const i=n.text("url")||e[`${u.be}URL`]||"";
i===""?n.missing("url",`${u.be}URL`):n.try(()=>(0,S.Jb)(i,n.name("url")));const a=n.text("region")||e[`${u.be}REGION`]||"";a===""&&n.missing("region",`${u.be}RE\
GION`);const y=n.text("token")||(t===""?"":e[s]?.trim())||"";y===""&&n.missing(t===""?"table":"token",t===""?`${u.be}TOKEN_<TABLE>`:s);const $=async()=>E(e);return n.
try(()=>E(e)),{url:i,region:a,token:y,credentials:$}}function E(n){const e=n.AWS_ACCESS_KEY_ID?.trim(),t=n.AWS_SECRET_ACCESS_KEY?.trim(),s=n.AWS_SESSION_TOKEN?.
trim(),i=Date.parse(n.AWS_CREDENTIAL_EXPIRATION??"");if(!e||!t)throw new l.GQ("missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_AC\
CESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:_});return{accessKeyId:e,secretAccessKey:t,...s?{sessionToken:s}:{},...Number.isNaN(i)?{}:{expiresAt:i}}}
const _=`The key-value store takes calls of the app's function role alone. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class r{#t;#n;#e=[];constructor(e,t){this.#t=e,this.#n=t}name(e){return this.#n(e)}text(e){return this.#t[e]?.trim()||(c.get(e)?.
default??"")}files(){const[e,t]=[this.text("file")||void 0,this.text("prune-file")||void 0];return e===void 0&&t===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:e,pruneFile:t}}boolean(e){const t=this.text(
e);return/^(?:true|false)$/i.test(t)||this.fault("invalid_input",e,`: "${t}" is neither true nor false`,"Write true or false."),t.toLowerCase()==="true"}number(e,t,s){
const i=this.text(e);if(i==="")return;const a=/^\d+$/.test(i)?Number(i):Number.NaN;return t(a)||this.fault("invalid_input",e,` is "${i}"; ${s}`,"Write a number."),
a}missing(e,t){this.fault("missing_input",e,` is not set, and neither is ${t}`,`Give ${this.name(e)}, or set ${t} as the platform shows it (Services > Databases\
).`)}fault(e,t,s,i){const a=this.name(t);this.#e.push(new l.GQ(e,`${a}${s}`,{input:a,remedy:i}))}try(e){try{e()}catch(t){if(!(t instanceof l.GQ))throw t;this.#e.
push(t)}}throwIfAny(){const[e,...t]=this.#e;if(!e)return;const{message:s,remedy:i,input:a}=e;throw new l.GQ(e.code,s,{...i===void 0?{}:{remedy:i},...a===void 0?
{}:{input:a},also:t})}}})};export{R as id,I as ids,P as modules};

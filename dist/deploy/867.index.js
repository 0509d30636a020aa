export const id=867,ids=[867],modules={867:((g,O,r)=>{r.r(O),r.d(O,{prepareSeed:()=>h});var _=r(3445),d=r(336),l=r(3739),S=r(3918);async function h(c,u,{env:f,signal:b}){
if(!c.seed)return;const T=c.target.mode==="check"?{...c.seed,"dry-run":"true"}:c.seed,w=(0,S.ns)(T,f,S.ro);for(const s of w.secrets)u.addSecret(s);const{seedFile:N}=await Promise.
all([r.e(118),r.e(440),r.e(801)]).then(r.bind(r,1801)),y={fetch:await(0,_.i)(f)??fetch,clock:d.m,random:Math.random,signal:b},m=await N({...w,target:void 0},{...y,
report:()=>{}});if(m.error)throw m.error;return async()=>{try{return await N(w,{...y,report:u.seedReporter()})}catch(s){return{...m,failed:m.entries+m.deletes,error:(0,l.
I7)(s)}}}}}),3445:((g,O,r)=>{r.d(O,{i:()=>l});var _=r(3739),d=r(1619);async function l(h){const c=p=>h[p.toLowerCase()]||h[p]||"",u=c("ALL_PROXY"),f=S(c("HTTP_P\
ROXY")||u,"HTTP_PROXY"),b=S(c("HTTPS_PROXY")||u,"HTTPS_PROXY");if(f===""&&b==="")return;const T=await r.e(752).then(r.t.bind(r,6752,19)),w=new T.EnvHttpProxyAgent(
{httpProxy:f,httpsProxy:b,noProxy:c("NO_PROXY")}),N=T.fetch;return async(p,y)=>{if(p instanceof Request)throw new TypeError("This fetch takes an address, not a \
Request");const m=new URL(p);return(0,d.U9)(m.hostname)?fetch(p,y):N(m,{...y,dispatcher:w})}}function S(h,c){const u=h===""||h.includes("://")?h:`http://${h}`;if(u===
""||URL.canParse(u))return u;throw new _.GQ("invalid_input",`${c} (or ALL_PROXY) is not an address`,{remedy:"Write it as http://proxy.example.com:3128."})}}),4734:((g,O,r)=>{
r.d(O,{Ar:()=>h,Cn:()=>S,J9:()=>N,mk:()=>p,mn:()=>T,wy:()=>w});var _=r(1772),d=r(2345),l=r(7561);function*S(s){const t=c(s,"");t instanceof l.L?yield t:t===void 0?
yield new l.L("an entry is an object {key, value, ttlSeconds?}",s.line,s.column):yield*T(t,s)}function*h(s){const t=c(s,"{}");if(t instanceof l.L)yield t;else if(t!==
void 0)for(const[e,n]of t){const{line:i,column:o}=s;yield*T(new Map([["key",{json:JSON.stringify(e),line:i,column:o}],["value",n]]),s)}}function c(s,t){const{text:e,
line:n,column:i}=s;if(e===void 0)return new l.L("the entry is far longer than any that is allowed",n,i);const o=t===""?0:1;try{const a=(0,_.U2)(t===""?e:`{${e}}`);
return a&&new Map(a.map(E=>[E.name,u(s,e,E,o)]))}catch(a){if(!(a instanceof _.sU))throw a;const E=f(s,e,a.offset-o);return new l.L(`not valid JSON: ${a.message}`,
E.line,E.column)}}function u(s,t,e,n){return{json:(0,_.bM)(e.text),...f(s,t,e.nameOffset-n)}}function f({line:s,column:t},e,n){const i=e.slice(0,Math.max(0,n)),
o=i.lastIndexOf(`
`);return o===-1?{line:s,column:t+i.length}:{line:s+i.split(`
`).length-1,column:i.length-o}}const b=new Set(["key","value","ttlSeconds"]);function*T(s,t){const e=[],n=(R,L)=>{e.push(new l.L(L,R?.line??t.line,R?.column??t.
column))};for(const[R,L]of s)b.has(R)||n(L,`"${R}" is no member of an entry: they are key, value and ttlSeconds`);const[i,o,a]=[s.get("key"),s.get("value"),s.get(
"ttlSeconds")],E=i&&p(i.json);i===void 0?n(void 0,"the entry has no key"):E!==void 0&&n(i,E),o===void 0?n(void 0,"the entry has no value"):y(o.json)>d.ux.valueBytes&&
n(o,`the value has ${y(o.json)} bytes of JSON; the most is ${d.ux.valueBytes}`);const A=a&&Number(a.json);a!==void 0&&!N(A)&&n(a,`ttlSeconds is ${m(a.json)}; ${w}`),
e.length>0||i===void 0||o===void 0?yield*e:yield{key:String(JSON.parse(i.json)),text:o.json,ttlSeconds:A,line:t.line}}const w=`it must be a whole number from ${d.
ux.minTtlSeconds} to ${d.ux.maxTtlSeconds}`;function N(s){const{minTtlSeconds:t,maxTtlSeconds:e}=d.ux;return Number.isInteger(s)&&Number(s)>=t&&Number(s)<=e}function p(s){
const t=JSON.parse(s);if(typeof t!="string")return`the key is ${m(s)}, not a string`;if(t==="")return"the key is empty";if(!t.isWellFormed())return"the key hold\
s a lone surrogate (half of a character)";if(y(t)>d.ux.keyBytes)return`the key has ${y(t)} bytes of UTF-8; the most is ${d.ux.keyBytes}`}function y(s){return Buffer.
byteLength(s)}function m(s){return s.length>40?`${s.slice(0,39)}\u2026`:s}}),7561:((g,O,r)=>{r.d(O,{C:()=>S,L:()=>d});var _=r(3739);class d extends Error{name="\
FileFault";line;column;constructor(c,u,f){super(c),this.line=u,this.column=f}}const l=100;class S{#e=[];#t=0;add(c,u){if(this.#t+=1,this.#e.length===l)return;const f={
file:c,line:u.line,column:u.column};this.#e.push(new _.GQ("invalid_file",u.message,{place:f,input:"file"}))}throwIfAny(){const[c]=this.#e;if(c===void 0)return;const u=this.#t-
this.#e.length,f=this.#t===1?"One fault; nothing was written":`${this.#t} faults; nothing was written`;throw new _.GQ("invalid_file",u>0?`${f} (the first ${l} a\
re shown)`:f,{remedy:"Mend the lines that are named; the whole file is checked before the first request.",input:"file",also:this.#e})}}}),3918:((g,O,r)=>{r.d(O,
{ro:()=>f,ns:()=>T});var _=r(1619),d=r(3739),l=r(2345),S=r(4734);const h={file:{value:"FILE",description:"The entries: a JSON array, NDJSON or YAML list of `{ke\
y, value, ttlSeconds?}`, or an object of key to value."},table:{value:"NAME",description:"The table, by its name. Needed unless `token` is given."},url:{value:"\
URL",defaultNote:"`SERVICE_KVS_URL`",description:"The data plane, `https://\u2026`; plain `http` only for loopback."},region:{value:"REGION",defaultNote:"`SERVI\
CE_KVS_REGION`",description:"The region that requests are signed for."},token:{value:"TOKEN",defaultNote:"`SERVICE_KVS_TOKEN_<TABLE>`",description:"The table's \
bearer token."},"ttl-seconds":{value:"N",description:"Seconds to live for entries that name none: 60 to 31536000. Left empty, they do not expire."},concurrency:{
value:"N",default:"16",description:"Requests under way at once, at most: 1 to 256. Fewer while the service answers 429."},verify:{default:"false",description:"R\
ead every entry back and compare it."},"prune-file":{value:"FILE",description:"Keys to delete: one a line, or a JSON array of strings."},"dry-run":{default:"fal\
se",description:"Check the files and tell what would be done; send nothing."}},c=new Map(Object.entries(h)),u={written:"Keys that were written.",deleted:"Keys t\
hat were deleted.",failed:"Keys that could not be written or deleted."},f=t=>t==="file"?"kvs-seed-file":`kvs-${t}`,b=256;function T(t,e,n=i=>i){const i=new s(t,
n),{file:o,pruneFile:a}=i.files(),E={file:o,pruneFile:a,target:i.boolean("dry-run")?void 0:p(i,e),ttlSeconds:i.number("ttl-seconds",S.J9,S.wy),concurrency:i.number(
"concurrency",w,`it must be a whole number from 1 to ${b}`)??1,verify:i.boolean("verify"),secrets:N(t,e)};return i.throwIfAny(),E}function w(t){return Number.isInteger(
t)&&t>=1&&t<=b}function N(t,e){const n=Object.entries(e).filter(([o])=>o.startsWith(`${l.be}TOKEN_`)),i=[t.token,...n.map(([,o])=>o),e.AWS_SECRET_ACCESS_KEY,e.AWS_SESSION_TOKEN];
return[...new Set(i.map(o=>o?.trim()??""))].filter(o=>o!=="")}function p(t,e){const n=t.text("table"),i=`${l.be}TOKEN_${n.toUpperCase()}`;n!==""&&!l.BL.test(n.toLowerCase())&&
t.fault("invalid_input","table",`: "${n}" is no table name`,"Letters, digits and _ make a table name, as sessions.");const o=t.text("url")||e[`${l.be}URL`]||"";
o===""?t.missing("url",`${l.be}URL`):t.try(()=>(0,_.Jb)(o,t.name("url")));const a=t.text("region")||e[`${l.be}REGION`]||"";a===""&&t.missing("region",`${l.be}RE\
GION`);const E=t.text("token")||(n===""?"":e[i]?.trim())||"";E===""&&t.missing(n===""?"table":"token",n===""?`${l.be}TOKEN_<TABLE>`:i);const A=async()=>y(e);return t.
try(()=>y(e)),{url:o,region:a,token:E,credentials:A}}function y(t){const e=t.AWS_ACCESS_KEY_ID?.trim(),n=t.AWS_SECRET_ACCESS_KEY?.trim(),i=t.AWS_SESSION_TOKEN?.
trim(),o=Date.parse(t.AWS_CREDENTIAL_EXPIRATION??"");if(!e||!n)throw new d.GQ("missing_input",`There are no AWS credentials: ${e?"AWS_SECRET_ACCESS_KEY":"AWS_AC\
CESS_KEY_ID"} is not set`,{input:"AWS_ACCESS_KEY_ID",remedy:m});return{accessKeyId:e,secretAccessKey:n,...i?{sessionToken:i}:{},...Number.isNaN(o)?{}:{expiresAt:o}}}
const m=`The key-value store takes calls of the app's function role alone. In a workflow, before this step:
  permissions:
    id-token: write
    contents: read
  steps:
    - uses: aws-actions/configure-aws-credentials@v5
      with:
        role-to-assume: arn:aws:iam::<account>:role/<function role>
        aws-region: us-east-2`;class s{#e;#t;#n=[];constructor(e,n){this.#e=e,this.#t=n}name(e){return this.#t(e)}text(e){return this.#e[e]?.trim()||(c.get(e)?.
default??"")}files(){const[e,n]=[this.text("file")||void 0,this.text("prune-file")||void 0];return e===void 0&&n===void 0&&this.fault("missing_input","file"," i\
s not set",`Name a file of entries in ${this.name("file")}, or of keys to delete in ${this.name("prune-file")}.`),{file:e,pruneFile:n}}boolean(e){const n=this.text(
e);return/^(?:true|false)$/i.test(n)||this.fault("invalid_input",e,`: "${n}" is neither true nor false`,"Write true or false."),n.toLowerCase()==="true"}number(e,n,i){
const o=this.text(e);if(o==="")return;const a=/^\d+$/.test(o)?Number(o):Number.NaN;return n(a)||this.fault("invalid_input",e,` is "${o}"; ${i}`,"Write a number."),
a}missing(e,n){this.fault("missing_input",e,` is not set, and neither is ${n}`,`Give ${this.name(e)}, or set ${n} as the platform shows it (Services > Databases\
).`)}fault(e,n,i,o){const a=this.name(n);this.#n.push(new d.GQ(e,`${a}${i}`,{input:a,remedy:o}))}try(e){try{e()}catch(n){if(!(n instanceof d.GQ))throw n;this.#n.
push(n)}}throwIfAny(){const[e,...n]=this.#n;if(!e)return;const{message:i,remedy:o,input:a}=e;throw new d.GQ(e.code,i,{...o===void 0?{}:{remedy:o},...a===void 0?
{}:{input:a},also:n})}}})};

const ai=460,si=[460],ci={6460:((oi,It,Q)=>{Q.r(It),Q.d(It,{CompactEncrypt:()=>En,CompactSign:()=>vn,EmbeddedJWK:()=>Ln,EncryptJWT:()=>Cn,FlattenedEncrypt:()=>bn,
FlattenedSign:()=>An,GeneralEncrypt:()=>sn,GeneralSign:()=>Kn,SignJWT:()=>Wn,UnsecuredJWT:()=>zn,base64url:()=>Me,calculateJwkThumbprint:()=>Ir,calculateJwkThumbprintUri:()=>$n,
compactDecrypt:()=>rn,compactVerify:()=>dn,createLocalJWKSet:()=>Ct,createRemoteJWKSet:()=>Gn,cryptoRuntime:()=>ii,customFetch:()=>kr,decodeJwt:()=>ei,decodeProtectedHeader:()=>Qn,
errors:()=>Ne,exportJWK:()=>Tr,exportPKCS8:()=>Mn,exportSPKI:()=>Nn,flattenedDecrypt:()=>nn,flattenedVerify:()=>un,generalDecrypt:()=>on,generalVerify:()=>yn,generateKeyPair:()=>ri,
generateSecret:()=>ni,importJWK:()=>Zn,importPKCS8:()=>Yn,importSPKI:()=>Xn,importX509:()=>qn,jwksCache:()=>Ur,jwtDecrypt:()=>gn,jwtVerify:()=>mn});var Ne={};Q.
r(Ne),Q.d(Ne,{JOSEAlgNotAllowed:()=>be,JOSEError:()=>I,JOSENotSupported:()=>P,JWEDecryptionFailed:()=>de,JWEInvalid:()=>p,JWKInvalid:()=>Ge,JWKSInvalid:()=>ve,JWKSMultipleMatchingKeys:()=>Rt,
JWKSNoMatchingKey:()=>Fe,JWKSTimeout:()=>xt,JWSInvalid:()=>w,JWSSignatureVerificationFailed:()=>ue,JWTClaimValidationFailed:()=>V,JWTExpired:()=>Ve,JWTInvalid:()=>C});
var Me={};Q.r(Me),Q.d(Me,{decode:()=>ee,encode:()=>J});const ce=new TextEncoder,$e=new TextDecoder,Le=new TextDecoder("utf-8",{fatal:!0}),Ee=2**32;function N(...t){
const e=t.reduce((i,{length:o})=>i+o,0),r=new Uint8Array(e);let n=0;for(const i of t)r.set(i,n),n+=i.length;return r}function Be(t,e,r){if(e<0||e>=Ee)throw new RangeError(
`value must be >= 0 and <= ${Ee-1}. Received ${e}`);t.set([e>>>24,e>>>16,e>>>8,e&255],r)}function Ht(t){const e=Math.floor(t/Ee),r=t%Ee,n=new Uint8Array(8);return Be(
n,e,0),Be(n,r,4),n}function je(t){const e=new Uint8Array(4);return Be(e,t),e}const Rr=/[^\x00-\x7f]/;function _(t){if(typeof t=="string"&&t.length>=128){if(Rr.test(
t))throw new TypeError("non-ASCII string encountered in encode()");return ce.encode(t)}const e=new Uint8Array(t.length);for(let r=0;r<t.length;r++){const n=t.charCodeAt(
r);if(n>127)throw new TypeError("non-ASCII string encountered in encode()");e[r]=n}return e}function kt(t,e=!1){if(Uint8Array.prototype.toBase64)return t.toBase64(
{alphabet:e?"base64url":"base64",omitPadding:e});const r=32768,n=[];for(let o=0;o<t.length;o+=r)n.push(String.fromCharCode.apply(null,t.subarray(o,o+r)));const i=btoa(
n.join(""));return e?i.replace(/=/g,"").replace(/\+/g,"-").replace(/\//g,"_"):i}function Ut(t,e=!1){if(Uint8Array.fromBase64)return Uint8Array.fromBase64(t,{alphabet:e?
"base64url":"base64"});if(e){if(t.includes("+")||t.includes("/"))throw new TypeError("Invalid base64url");t=t.replace(/-/g,"+").replace(/_/g,"/")}const r=atob(t),
n=new Uint8Array(r.length);for(let i=0;i<r.length;i++)n[i]=r.charCodeAt(i);return n}async function Ot(t,e){const r=`SHA-${t.slice(-3)}`;return new Uint8Array(await crypto.
subtle.digest(r,e))}class I extends Error{static code="ERR_JOSE_GENERIC";code="ERR_JOSE_GENERIC";constructor(e,r){super(e,r),this.name=this.constructor.name,Error.
captureStackTrace?.(this,this.constructor)}}class V extends I{static code="ERR_JWT_CLAIM_VALIDATION_FAILED";code="ERR_JWT_CLAIM_VALIDATION_FAILED";claim;reason;payload;constructor(e,r,n="\
unspecified",i="unspecified"){super(e,{cause:{claim:n,reason:i,payload:r}}),this.claim=n,this.reason=i,this.payload=r}}class Ve extends I{static code="ERR_JWT_E\
XPIRED";code="ERR_JWT_EXPIRED";claim;reason;payload;constructor(e,r,n="unspecified",i="unspecified"){super(e,{cause:{claim:n,reason:i,payload:r}}),this.claim=n,
this.reason=i,this.payload=r}}class be extends I{static code="ERR_JOSE_ALG_NOT_ALLOWED";code="ERR_JOSE_ALG_NOT_ALLOWED"}class P extends I{static code="ERR_JOSE_\
NOT_SUPPORTED";code="ERR_JOSE_NOT_SUPPORTED"}class de extends I{static code="ERR_JWE_DECRYPTION_FAILED";code="ERR_JWE_DECRYPTION_FAILED";constructor(e="decrypti\
on operation failed",r){super(e,r)}}class p extends I{static code="ERR_JWE_INVALID";code="ERR_JWE_INVALID"}class w extends I{static code="ERR_JWS_INVALID";code="\
ERR_JWS_INVALID"}class C extends I{static code="ERR_JWT_INVALID";code="ERR_JWT_INVALID"}class Ge extends I{static code="ERR_JWK_INVALID";code="ERR_JWK_INVALID"}
class ve extends I{static code="ERR_JWKS_INVALID";code="ERR_JWKS_INVALID"}class Fe extends I{static code="ERR_JWKS_NO_MATCHING_KEY";code="ERR_JWKS_NO_MATCHING_K\
EY";constructor(e="no applicable key found in the JSON Web Key Set",r){super(e,r)}}class Rt extends I{[Symbol.asyncIterator]=async function*(){};static code="ER\
R_JWKS_MULTIPLE_MATCHING_KEYS";code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";constructor(e="multiple matching keys found in the JSON Web Key Set",r){super(e,r)}}class xt extends I{static code="\
ERR_JWKS_TIMEOUT";code="ERR_JWKS_TIMEOUT";constructor(e="request timed out",r){super(e,r)}}class ue extends I{static code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";code="\
ERR_JWS_SIGNATURE_VERIFICATION_FAILED";constructor(e="signature verification failed",r){super(e,r)}}const xr="The input to be decoded is not correctly encoded.";
function ee(t){try{return Ut(typeof t=="string"?t:$e.decode(t),!0)}catch(e){throw new TypeError(xr,{cause:e})}}function J(t){return kt(typeof t=="string"?ce.encode(
t):t,!0)}function D(t,e){if(!(t instanceof Uint8Array))throw new TypeError(`${e} must be an instance of Uint8Array`)}function S(t){if(typeof t!="object"||t===null||
Object.prototype.toString.call(t)!=="[object Object]")return!1;const e=Object.getPrototypeOf(t);return e===null||Object.getPrototypeOf(e)===null}function _t(t){
return S(t)&&Array.isArray(t.keys)&&Array.from(t.keys).every(S)}function Ae(...t){const e=new Set;for(const r of t)if(r)for(const n of Object.keys(r)){if(e.has(
n))return!1;e.add(n)}return!0}function K(t,e){if(t!==void 0)throw new TypeError(`${e} can only be called once`)}function R(t,e,r){try{return ee(t)}catch(n){throw new r(
`Failed to base64url decode the ${e}`,{cause:n})}}function Dt(t,e,r){try{return _(t)}catch(n){throw new r(`The ${e} is not a valid base64url string`,{cause:n})}}
function Se(t,e,r){let n;try{n=JSON.parse(Le.decode(ee(t)))}catch(i){throw new e(r,{cause:i})}if(!S(n))throw new e(r);return n}const ze={__proto__:null,b64:!0},
Nt={__proto__:null};function Xe(t,e){if(e!==void 0&&(!Array.isArray(e)||e.some(r=>typeof r!="string")))throw new TypeError(`"${t}" option must be an array of st\
rings`);return e===void 0?void 0:new Set(e)}function Mt(t,e){const{crit:r}=e??{};if(Array.isArray(r)&&new Set(r).size!==r.length)throw new t('"crit" (Critical) \
Header Parameter MUST NOT contain duplicate values')}function pe(t,e,r,n,i){if(i.crit!==void 0&&n?.crit===void 0)throw new t('"crit" (Critical) Header Parameter\
 MUST be integrity protected');if(!n||n.crit===void 0)return[];if(!Array.isArray(n.crit)||n.crit.length===0||n.crit.some(a=>typeof a!="string"||a.length===0))throw new t(
'"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');const o=r===void 0?e:{__proto__:null,...r,...e};for(const a of n.crit){
if(!(a in o))throw new P(`Extension Header Parameter "${a}" is not recognized`);if(!Object.hasOwn(i,a)||i[a]===void 0)throw new t(`Extension Header Parameter "${a}\
" is missing`);if(o[a]&&(!Object.hasOwn(n,a)||n[a]===void 0))throw new t(`Extension Header Parameter "${a}" MUST be integrity protected`)}return n.crit}function qe(t,e){
if(e.includes("b64")){const r=t.b64;if(typeof r!="boolean")throw new w('The "b64" (base64url-encode payload) Header Parameter must be a boolean');return r}return!0}
function ye(t,e){let r,n;try{r=JSON.stringify(e),n=JSON.parse(r)}catch(i){throw new t("JOSE Header is not valid JSON",{cause:i})}if(!S(n))throw new t("JOSE Head\
er is not a JSON object");return[n,r]}const _r=t=>t[Symbol.toStringTag],Dr=(t,e,r)=>{const{alg:n}=t;if(e.use!==void 0){const i=r==="sign"||r==="verify"?"sig":"e\
nc";if(e.use!==i)throw new TypeError(`Invalid key for this operation, its "use" must be "${i}" when present`)}if(e.alg!==void 0&&e.alg!==n)throw new TypeError(`\
Invalid key for this operation, its "alg" must be "${n}" when present`);if(Array.isArray(e.key_ops)){const i=r==="encrypt"||r==="decrypt"?t.ops?.[r==="encrypt"?
0:1]:r;if(i&&!e.key_ops.includes(i))throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${i}" when present`)}};async function te(t,e,r){
const{alg:n,secret:i}=t,o=r==="decrypt"||r==="sign";if(i&&e instanceof Uint8Array)return e;let a,s;if(S(e)){if(a=tt(e),typeof a.kty!="string")throw Bt(n,e,i);if(!(i?
a.kty==="oct"&&typeof a.k=="string":a.kty!=="oct"&&(o?a.kty==="AKP"&&typeof a.priv=="string"||typeof a.d=="string":a.d===void 0&&a.priv===void 0)))throw new TypeError(
i?'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present':`JSON Web Key for this operation mus\
t be a ${o?"private":"public"} JWK`);if(Dr(t,a,r),a.kty==="oct")return ee(a.k);if(!Object.isFrozen(e)){const{key_ops:d}=e;Array.isArray(d)&&Object.freeze(d),Object.
freeze(e)}}else{if(!$t(e))throw Bt(n,e,i);const d=i?"secret":o?"private":"public";if(e.type!==d&&(i||["secret","public","private"].includes(e.type)))throw new TypeError(
`${_r(e)} instances must be of type "${d}" for the ${n} algorithm`);if(F(e))return e;if(s=e,s.type==="secret")return s.export()}Ye||=new WeakMap;const u=e;let c=Ye.
get(u);if(c?.[n])return c[n];if(c||Ye.set(u,c={}),s&&typeof s.toCryptoKey=="function"){const d=s.type==="public",l=Nr[s.asymmetricKeyDetails?.namedCurve],y=t.resolve?.(
{crv:l,asymmetricKeyType:s.asymmetricKeyType})??t.subtle;return c[n]=s.toCryptoKey(y,d,t.usages[d?0:1])}return a??=s.export({format:"jwk"}),a.alg=n,c[n]=await re(
t,a)}let Ye;const Nr={__proto__:null,prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"};function Ze(t){if(!F(t))throw new Error("CryptoKey instance expecte\
d")}const F=t=>{if(t?.[Symbol.toStringTag]==="CryptoKey")return!0;try{return t instanceof CryptoKey}catch{return!1}},Qe=t=>t?.[Symbol.toStringTag]==="KeyObject",
$t=t=>F(t)||Qe(t);function Lt(t,e,...r){if(r.length>2){const n=r.pop();t+=`one of type ${r.join(", ")}, or ${n}.`}else r.length===2?t+=`one of type ${r[0]} or ${r[1]}\
.`:t+=`of type ${r[0]}.`;return e==null?t+=` Received ${e}`:typeof e=="function"&&e.name?t+=` Received function ${e.name}`:typeof e=="object"&&e!=null&&e.constructor?.
name&&(t+=` Received an instance of ${e.constructor.name}`),t}const z=(t,...e)=>Lt("Key must be ",t,...e);function Bt(t,e,r){const n=["CryptoKey","KeyObject","J\
SON Web Key"];return r&&n.push("Uint8Array"),new TypeError(Lt(`Key for the ${t} algorithm must be `,e,...n))}const Ke=(t,e="algorithm.name")=>new TypeError(`Cry\
ptoKey does not support this operation, its ${e} must be ${t}`);function jt(t,e){if(e&&!t.usages.includes(e))throw new TypeError(`CryptoKey does not support thi\
s operation, its usages must include ${e}.`)}function et(t,e){const{modulusLength:r}=e.algorithm;if(typeof r!="number"||r<2048)throw new TypeError(`${t} require\
s key modulusLength to be 2048 bits or larger`)}function Vt(t,e,r){const n=t.algorithm;if(n.name!==e.name)throw Ke(e.name);if(e.hash&&n.hash?.name!==e.hash)throw Ke(
e.hash,"algorithm.hash");if(e.namedCurve&&n.namedCurve!==e.namedCurve)throw Ke(e.namedCurve,"algorithm.namedCurve");if(e.length!==void 0&&n.length!==e.length)throw Ke(
e.length,"algorithm.length");jt(t,r)}function Je(t){return{__proto__:null,...t}}function tt(t){const e=Je(t);if(e.ext!==void 0&&typeof e.ext!="boolean")throw new TypeError(
'"ext" (Extractable) Parameter must be a boolean');if(e.key_ops!==void 0){const r=e.key_ops,n=Array.isArray(r)?[...r]:void 0;if(!n||n.some(i=>typeof i!="string")||
new Set(n).size!==n.length)throw new TypeError('"key_ops" (Key Operations) Parameter must be an array of unique strings');e.key_ops=n}return e}function We(t){if(t!==
void 0&&typeof t!="boolean")throw new TypeError('"extractable" option must be a boolean');return t}async function re(t,e,r){if(!t.kty.includes(e.kty))throw new P(
'Invalid or unsupported JWK "alg" (Algorithm) Parameter value');const n=t.resolve?.({kty:e.kty,crv:e.crv})??t.subtle,i=!!(e.d||e.priv),o={...e,ext:r??e.ext};return o.
kty!=="AKP"&&delete o.alg,delete o.use,crypto.subtle.importKey("jwk",o,n,o.ext??!i,e.key_ops??t.usages[i?1:0])}async function X(t,e,r,n=!1){return t instanceof Uint8Array&&
(t=await crypto.subtle.importKey("raw",t,e,n,[r])),Vt(t,e,r),t}const Pe=t=>crypto.getRandomValues(new Uint8Array(t.cekBits>>3));function rt(t,e){const r=t.byteLength<<
3;if(r!==e)throw new p(`Invalid Content Encryption Key length. Expected ${e} bits, got ${r} bits`)}const Mr=t=>crypto.getRandomValues(new Uint8Array(t.ivBits>>3));
function Gt(t,e){if(e.length<<3!==t.ivBits)throw new p("Invalid Initialization Vector length")}async function Ft(t,e,r){if(!(e instanceof Uint8Array))throw new TypeError(
z(e,"Uint8Array"));const n=t.cekBits>>1,i=await crypto.subtle.importKey("raw",e.subarray(n>>3),"AES-CBC",!1,[r]),o=await crypto.subtle.importKey("raw",e.subarray(
0,n>>3),{hash:`SHA-${n<<1}`,name:"HMAC"},!1,["sign"]);return[i,o,n]}async function zt(t,e,r){return new Uint8Array((await crypto.subtle.sign("HMAC",t,e)).slice(
0,r>>3))}async function $r(t,e,r,n,i){const[o,a,s]=await Ft(t,r,"encrypt"),u=new Uint8Array(await crypto.subtle.encrypt({iv:n,name:"AES-CBC"},o,e)),c=Ht(i.length*
8),d=N(i,n,u,c),l=await zt(a,d,s);return{ciphertext:u,tag:l,iv:n}}async function Lr(t,e){const r={name:"HMAC",hash:"SHA-256"},n=await crypto.subtle.generateKey(
r,!1,["sign","verify"]),i=await crypto.subtle.sign(r,n,t);return crypto.subtle.verify(r,n,i,e)}async function Br(t,e,r,n,i,o){const[a,s,u]=await Ft(t,e,"decrypt"),
c=Ht(o.length*8),d=N(o,n,r,c),l=await zt(s,d,u);try{if(await Lr(i,l))return new Uint8Array(await crypto.subtle.decrypt({iv:n,name:"AES-CBC"},a,r))}catch{}throw new de}
async function Xt(t,e,r,n,i){if(!F(r)&&!(r instanceof Uint8Array))throw new TypeError(z(r,"CryptoKey","KeyObject","Uint8Array","JSON Web Key"));if(n?Gt(t,n):n=Mr(
t),r instanceof Uint8Array&&rt(r,t.cekBits),t.cbc)return $r(t,e,r,n,i);const o=await X(r,t.subtle,"encrypt"),a=new Uint8Array(await crypto.subtle.encrypt({additionalData:i,
iv:n,name:"AES-GCM",tagLength:128},o,e));return{ciphertext:a.subarray(0,-16),tag:a.subarray(-16),iv:n}}async function qt(t,e,r,n,i,o){if(!F(e)&&!(e instanceof Uint8Array))
throw new TypeError(z(e,"CryptoKey","KeyObject","Uint8Array","JSON Web Key"));if(!n)throw new p("JWE Initialization Vector missing");if(!i)throw new p("JWE Auth\
entication Tag missing");if(!t.cbc&&i.length!==16)throw new p("Invalid Authentication Tag length");if(Gt(t,n),e instanceof Uint8Array&&rt(e,t.cekBits),t.cbc)return Br(
t,e,r,n,i,o);const a=await X(e,t.subtle,"decrypt");try{return new Uint8Array(await crypto.subtle.decrypt({additionalData:o,iv:n,name:"AES-GCM",tagLength:128},a,
N(r,i)))}catch{throw new de}}function nt(t){const e={__proto__:null};for(const r in t)e[r]={...t[r],alg:r};return e}const jr=[["encrypt","wrapKey"],["decrypt","\
unwrapKey"]],Vr=[[],["deriveBits"]],Ce=[[],[]];function Te(t){return{kty:["RSA"],mode:"key-encryption",subtle:{name:"RSA-OAEP",hash:`SHA-${t}`},usages:jr,ops:["\
wrapKey","unwrapKey"]}}function Ie(t){return{kty:["EC","OKP"],mode:t,subtle:{name:"ECDH"},resolve:({kty:e,crv:r,asymmetricKeyType:n})=>{if(r==="X25519"||n==="x2\
5519")return{name:"X25519"};if(e==="OKP")throw new P('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');return{name:"ECDH",namedCurve:r}},usages:Vr,
ops:[void 0,"deriveBits"]}}function ne(t,e=!1){return{kty:["oct"],mode:"key-wrapping",secret:!0,subtle:{name:e?"AES-GCM":"AES-KW",length:t},usages:Ce,ops:e?["en\
crypt","decrypt"]:["wrapKey","unwrapKey"]}}function it(){return{kty:["oct"],mode:"key-wrapping",secret:!0,subtle:{name:"PBKDF2"},usages:Ce,ops:["deriveBits","de\
riveBits"]}}const le=nt({dir:{kty:["oct"],mode:"direct-encryption",secret:!0,subtle:{name:"AES-GCM"},usages:Ce,ops:["encrypt","decrypt"]},"RSA-OAEP":Te(1),"RSA-\
OAEP-256":Te(256),"RSA-OAEP-384":Te(384),"RSA-OAEP-512":Te(512),"ECDH-ES":Ie("direct-key-agreement"),"ECDH-ES+A128KW":Ie("key-agreement-with-key-wrapping"),"ECD\
H-ES+A192KW":Ie("key-agreement-with-key-wrapping"),"ECDH-ES+A256KW":Ie("key-agreement-with-key-wrapping"),A128KW:ne(128),A192KW:ne(192),A256KW:ne(256),A128GCMKW:ne(
128,!0),A192GCMKW:ne(192,!0),A256GCMKW:ne(256,!0),"PBES2-HS256+A128KW":it(),"PBES2-HS384+A192KW":it(),"PBES2-HS512+A256KW":it()}),Gr=["encrypt","decrypt"];function ie(t,e=!1){
return{kty:["oct"],secret:!0,subtle:{name:e?"AES-CBC":"AES-GCM",length:t},usages:Ce,ops:Gr,cekBits:t,ivBits:e?128:96,cbc:e}}const Fr=nt({A128GCM:ie(128),A192GCM:ie(
192),A256GCM:ie(256),"A128CBC-HS256":ie(256,!0),"A192CBC-HS384":ie(384,!0),"A256CBC-HS512":ie(512,!0)});function Yt(t,e){throw new P(`Invalid or unsupported "${t}\
" (JWE ${e}) header value`)}function q(t){return(typeof t=="string"?le[t]:void 0)??Yt("alg","Algorithm")}function Y(t){return t.mode==="key-wrapping"||t.mode===
"key-encryption"||t.mode==="key-agreement-with-key-wrapping"}function He(t){return(typeof t=="string"?Fr[t]:void 0)??Yt("enc","Encryption Algorithm")}function Zt(t,e){
if(t.algorithm.name!=="ECDH"&&t.algorithm.name!=="X25519")throw new TypeError("CryptoKey does not support this operation, its algorithm.name must be ECDH or X25\
519");jt(t,e)}async function zr(t,e,r){const n=await X(e,q(t).subtle,"wrapKey",!0),i=await crypto.subtle.importKey("raw",r,{hash:"SHA-256",name:"HMAC"},!0,["sig\
n"]);return new Uint8Array(await crypto.subtle.wrapKey("raw",i,n,"AES-KW"))}async function Xr(t,e,r){const n=await X(e,q(t).subtle,"unwrapKey",!0),i=await crypto.
subtle.unwrapKey("raw",r,n,"AES-KW",{hash:"SHA-256",name:"HMAC"},!0,["sign"]);return new Uint8Array(await crypto.subtle.exportKey("raw",i))}function Qt(t,e,r){Vt(
e,q(t).subtle,r),et(t,e)}async function er(t,e,r,n){if(!(t instanceof Uint8Array)||t.length<8)throw new p("PBES2 Salt Input must be 8 or more octets");if(!Number.
isSafeInteger(r)||Math.sign(r)!==1)throw new p("PBES2 Count Input must be a positive integer");const i=N(_(e),Uint8Array.of(0),t),o=parseInt(e.slice(13,16),10),
a={hash:`SHA-${e.slice(8,11)}`,iterations:r,name:"PBKDF2",salt:i},s=await X(n,q(e).subtle,"deriveBits");return new Uint8Array(await crypto.subtle.deriveBits(a,s,
o))}function ot(t){return N(je(t.length),t)}async function qr(t,e,r){const n=e>>3,i=32,o=Math.ceil(n/i),a=new Uint8Array(o*i);for(let s=1;s<=o;s++){const u=await Ot(
"sha256",N(je(s),t,r));a.set(u,(s-1)*i)}return a.slice(0,n)}async function tr(t,e,r,n,i=new Uint8Array,o=new Uint8Array){Zt(t),Zt(e,"deriveBits");const a=N(ot(_(
r)),ot(i),ot(o),je(n)),s=new Uint8Array(await crypto.subtle.deriveBits({name:t.algorithm.name,public:t},e,t.algorithm.name==="X25519"?256:Math.ceil(parseInt(t.algorithm.
namedCurve.slice(-3),10)/8)<<3));return qr(s,n,a)}function rr(t){Ze(t);const e=t.algorithm.namedCurve;if(e!=="P-256"&&e!=="P-384"&&e!=="P-521"&&t.algorithm.name!==
"X25519")throw new P("ECDH with the provided key is not allowed or not supported by your javascript runtime")}function ke(t,e){const r=t[e];if(r!==void 0){if(typeof r!=
"string")throw new p(`JOSE Header "${e}" (Agreement Party${e==="apu"?"U":"V"}Info) invalid`);return R(r,e,p)}}function nr(t,e){if(!(t===void 0||e===void 0||t.byteLength!==
e.byteLength)){for(let r=0;r<t.byteLength;r++)if(t[r]!==e[r])return;throw new p('JOSE Header "apu" and "apv" values must be distinct')}}function Yr(t){if(t===void 0)
throw new p("JWE Encrypted Key missing")}function ir(t){if(t!==void 0)throw new p("Encountered unexpected JWE Encrypted Key")}function Zr(t){if(t!==void 0&&t!==
1/0&&(!Number.isSafeInteger(t)||t<1))throw new TypeError("maxPBES2Count must be a positive safe integer or Infinity")}async function Qr(t,e,r,n,i,o){const{alg:a}=t,
s=t.mode;if(s==="direct-encryption")return ir(n),r;const u=s==="direct-key-agreement";switch(u?ir(n):Yr(n),t.subtle.name){case"ECDH":{const{epk:c}=i;if(!S(c)||[
"d","k","p","q","dp","dq","qi","oth","priv"].some(h=>Object.hasOwn(c,h)))throw new p('JOSE Header "epk" (Ephemeral Public Key) missing or invalid');rr(r);const d=await re(
t,c),l=ke(i,"apu"),y=ke(i,"apv");nr(l,y);const f=await tr(d,r,u?e.alg:a,u?e.cekBits:parseInt(a.slice(-5,-2),10),l,y);if(u)return f;r=f;break}case"RSA-OAEP":return Ze(
r),Qt(a,r,"decrypt"),new Uint8Array(await crypto.subtle.decrypt("RSA-OAEP",r,n));case"PBKDF2":{if(typeof i.p2c!="number")throw new p('JOSE Header "p2c" (PBES2 C\
ount) missing or invalid');const c=o??1e4;if(i.p2c>c)throw new p('JOSE Header "p2c" (PBES2 Count) out is of acceptable bounds');if(typeof i.p2s!="string")throw new p(
'JOSE Header "p2s" (PBES2 Salt) missing or invalid');const d=R(i.p2s,"p2s",p);r=await er(d,a,i.p2c,r);break}case"AES-GCM":{if(typeof i.iv!="string")throw new p(
'JOSE Header "iv" (Initialization Vector) missing or invalid');if(typeof i.tag!="string")throw new p('JOSE Header "tag" (Authentication Tag) missing or invalid');
const c=R(i.iv,"iv",p),d=R(i.tag,"tag",p);if(c.byteLength!==12)throw new p("Invalid Initialization Vector length");if(d.byteLength!==16)throw new p("Invalid Aut\
hentication Tag length");return qt(He(a.slice(0,-2)),r,n,c,d,new Uint8Array)}}return Xr(a.slice(-6),r,n)}async function or(t,e,r,n,i,o={}){const{alg:a,mode:s}=t,
u=Y(t);if(i!==void 0&&!u)throw new TypeError(`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${a}`);let c=await te(s==="direct-encry\
ption"?e:t,r,"encrypt");if(s==="direct-encryption")return[c,void 0,void 0];const d=u?i??Pe(e):void 0;d&&rt(d,e.cekBits);let l,y;switch(t.subtle.name){case"ECDH":{
rr(c);const{apu:f,apv:h}=o;f!==void 0&&D(f,'"apu"'),h!==void 0&&D(h,'"apv"');const b=f??ke(n,"apu"),v=h??ke(n,"apv");nr(b,v);let m;o.epk!==void 0?m=await te(t,o.
epk,"decrypt"):m=(await crypto.subtle.generateKey(c.algorithm,!0,["deriveBits"])).privateKey;const g=crypto.subtle;let E=m;if(!E.extractable){if(typeof g.getPublicKey!=
"function")throw new TypeError('CryptoKey for "epk" must be extractable');E=await g.getPublicKey(m,[])}const{x:A,y:W,crv:H,kty:k}=await g.exportKey("jwk",E),T=s===
"direct-key-agreement",j=await tr(c,m,T?e.alg:a,T?e.cekBits:parseInt(a.slice(-5,-2),10),b,v),U={x:A,crv:H,kty:k};if(k==="EC"&&(U.y=W),y={epk:U},f!==void 0&&(y.apu=
J(f)),h!==void 0&&(y.apv=J(h)),T)return[j,void 0,y];c=j;break}case"RSA-OAEP":{Ze(c),Qt(a,c,"encrypt"),l=new Uint8Array(await crypto.subtle.encrypt("RSA-OAEP",c,
d));break}case"PBKDF2":{const{p2c:f=2048,p2s:h=crypto.getRandomValues(new Uint8Array(16))}=o;c=await er(h,a,f,c),y={p2c:f,p2s:J(h)};break}case"AES-GCM":{const f=o.
iv===void 0?crypto.getRandomValues(new Uint8Array(12)):o.iv;if(!(f instanceof Uint8Array))throw new TypeError('"iv" must be an instance of Uint8Array');const h=await Xt(
He(a.slice(0,-2)),d,c,f,new Uint8Array);l=h.ciphertext,y={iv:J(h.iv),tag:J(h.tag)}}}if(l??=await zr(a.slice(-6),c,d),!(l instanceof Uint8Array)||!l.byteLength)throw new TypeError(
"JWE key management algorithm did not produce an Encrypted Key");return[d,l,y]}function ar(t,e){if(t.zip!==void 0&&t.zip!=="DEF")throw new P('Unsupported JWE "z\
ip" (Compression Algorithm) Header Parameter value.');if(t.zip!==void 0&&!e?.zip)throw new p('JWE "zip" (Compression Algorithm) Header Parameter MUST be in a pr\
otected header.')}function sr(t){if(typeof globalThis[t]>"u")throw new P(`JWE "zip" (Compression Algorithm) Header Parameter requires the ${t} API.`)}async function cr(t,e,r=1/0){
const n=t.writable.getWriter();n.write(e).catch(()=>{}),n.close().catch(()=>{});const i=[];let o=0;const a=t.readable.getReader();for(;;){const{value:s,done:u}=await a.
read();if(u)break;if(i.push(s),o+=s.byteLength,r!==1/0&&o>r)throw await a.cancel().catch(()=>{}),new p("Decompressed plaintext exceeded the configured limit")}return N(
...i)}async function en(t){return sr("CompressionStream"),cr(new CompressionStream("deflate-raw"),t)}async function tn(t,e){return sr("DecompressionStream"),cr(
new DecompressionStream("deflate-raw"),t,e)}function dr(t){const{aad:e,ciphertext:r,iv:n,protected:i,tag:o,unprotected:a}=t;if(n!==void 0&&(typeof n!="string"||
!n))throw new p("JWE Initialization Vector incorrect type");if(typeof r!="string")throw new p("JWE Ciphertext missing or incorrect type");if(o!==void 0&&(typeof o!=
"string"||!o))throw new p("JWE Authentication Tag incorrect type");if(i!==void 0&&typeof i!="string")throw new p("JWE Protected Header incorrect type");if(e!==void 0&&
(typeof e!="string"||!e))throw new p("JWE AAD incorrect type");if(a!==void 0&&!S(a))throw new p("JWE Shared Unprotected Header incorrect type");return{aad:e,ciphertext:r,
iv:n,protected:i,tag:o,unprotected:a===void 0?void 0:{...a}}}function ur(t){let e,r;try{const{header:n}=t;if(S(n)){r=n.alg;const o=Object.keys(n);o.includes("al\
g")||(r=void 0),e=Object.fromEntries(o.map(a=>[a,a==="alg"?r:n[a]]))}else e=n;const{encrypted_key:i}=t;return[{encrypted_key:i,header:e},r]}catch(n){return[void 0,
r,n]}}function pr(t){const{encrypted_key:e,header:r}=t;if(e!==void 0&&typeof e!="string")throw new p("JWE Encrypted Key incorrect type");if(r!==void 0&&!S(r))throw new p(
"JWE Per-Recipient Unprotected Header incorrect type");if(t.protected===void 0&&r===void 0&&t.unprotected===void 0)throw new p("JOSE Header missing")}function yr(t){
const{protected:e,ciphertext:r,iv:n,tag:i,aad:o}=t;let a;return e!==void 0&&(a=Se(e,p,"JWE Protected Header is invalid")),[a,R(r,"ciphertext",p),n!==void 0?R(n,
"iv",p):void 0,i!==void 0?R(i,"tag",p):void 0,Dt((e??"")+(o!==void 0?`.${o}`:""),"aad",p)]}function Ue(t){const e=t&&Xe("keyManagementAlgorithms",t.keyManagementAlgorithms),
r=t&&Xe("contentEncryptionAlgorithms",t.contentEncryptionAlgorithms),{crit:n,maxPBES2Count:i,maxDecompressedLength:o}=t??{};Zr(i);const a=o??25e4;if(a!==0&&a!==
1/0&&(!Number.isSafeInteger(a)||a<1))throw new TypeError("maxDecompressedLength must be 0, a positive safe integer, or Infinity");return[e,r,n,i,o]}async function at(t,e,r,n=yr(
t)){const[i,o,a,s,u]=n,{header:c,unprotected:d,aad:l}=t;let y;if(c!==void 0||d!==void 0){if(!Ae(i,c,d))throw new p("JWE Protected, JWE Unprotected Header, and J\
WE Per-Recipient Unprotected Header Parameter names must be disjoint");y={...i,...c,...d}}else y=i??{};const[f,h,b,v,m]=e,{encrypted_key:g}=t;pe(p,Nt,b,i,y),ar(
y,i);const{alg:E,enc:A}=y;if(typeof E!="string"||!E)throw new p("missing JWE Algorithm (alg) in JWE Header");const W=le[E];if(g===""&&(!W||!Y(W)))throw new p("J\
WE Encrypted Key incorrect type");const H=W?.mode==="integrated-encryption";if(!H&&(typeof A!="string"||!A))throw new p("missing JWE Encryption Algorithm (enc) \
in JWE Header");if(f&&!f.has(E)||!f&&E.startsWith("PBES2"))throw new be('"alg" (Algorithm) Header Parameter value not allowed');let k;if(H){if(A!==void 0)throw new p(
'JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');if(a?.byteLength)throw new p("JWE Initialization Vector must \
be empty for integrated encryption");if(s?.byteLength)throw new p("JWE Authentication Tag must be empty for integrated encryption")}else{if(h&&!h.has(A))throw new be(
'"enc" (Encryption Algorithm) Header Parameter value not allowed');k=He(A)}let T;if(g!==void 0)try{T=R(g,"encrypted_key",p)}catch(x){if(!W||!Y(W))throw x;T=new Uint8Array}
let j=!1;typeof r=="function"&&(r=await r(i,t),j=!0);const U=W??q(E);Y(U)&&T===void 0&&(T=new Uint8Array);const Z=await te(U.mode==="direct-encryption"?k:U,r,"d\
ecrypt");let O;if(U.mode==="integrated-encryption")O=await U.decrypt(Z,T,o,u,i,y);else{const x=k;let M;try{M=await Qr(U,x,Z,T,y,v),Y(U)&&M instanceof Uint8Array&&
M.byteLength<<3!==x.cekBits&&(M=Pe(x))}catch(De){if(De instanceof TypeError||De instanceof p||De instanceof P)throw De;M=Pe(x)}O=await qt(x,M,o,a,s,u)}if(y.zip===
"DEF"){const x=m??25e4;if(x===0)throw new P('JWE "zip" (Compression Algorithm) Header Parameter is not supported.');O=await tn(O,x).catch(M=>{throw M instanceof
p?M:new p("Failed to decompress plaintext",{cause:M})})}return{plaintext:O,...i&&{protectedHeader:i},...l!==void 0&&{additionalAuthenticatedData:R(l,"aad",p)},...d&&
{sharedUnprotectedHeader:d},...c&&{unprotectedHeader:c},...j&&{key:Z}}}async function lr(t,e,r){if(t instanceof Uint8Array&&(t=$e.decode(t)),typeof t!="string")
throw new p("Compact JWE must be a string or Uint8Array");const{0:n,1:i,2:o,3:a,4:s,length:u}=t.split(".");if(u!==5)throw new p("Invalid Compact JWE");return at(
{ciphertext:a,iv:o||void 0,protected:n,tag:s||void 0,encrypted_key:i||void 0},e,r)}async function rn(t,e,r){return lr(t,Ue(r),e)}async function nn(t,e,r){if(!S(
t))throw new p("Flattened JWE must be an object");const n=dr(t),[i,,o]=ur(t);if(!i)throw o;const a={...n,...i};return pr(a),at(a,Ue(r),e)}async function on(t,e,r){
if(!S(t))throw new p("General JWE must be an object");const n=t.recipients;if(!Array.isArray(n))throw new p("JWE Recipients missing or incorrect type");const i=Array.
from(n);if(!i.every(S))throw new p("JWE Recipients missing or incorrect type");if(!i.length)throw new p("JWE Recipients has no members");const o=Ue(r);let a,s;try{
a=dr(t),s=yr(a)}catch{throw new de}const u=i.map(c=>ur(c));if(i.length>1)for(const[,c]of u){const d=s[0]?.alg??c??a.unprotected?.alg,l=typeof d=="string"?le[d]:
void 0;if(l&&!Y(l))throw new p(`"${d}" alg may only have a single recipient`)}for(const[c]of u)if(c)try{const d={...a,...c};return pr(d),await at(d,o,e,s)}catch{}
throw new de}function st(t,e,r){if(!Ae(t,e,r))throw new p("JWE Protected, JWE Shared Unprotected and JWE Per-Recipient Header Parameter names must be disjoint")}
function hr(t,e,r=!1){if(!t[1]&&!t[2]&&!t[3])throw new p("either setProtectedHeader, setUnprotectedHeader, or sharedUnprotectedHeader must be called before #enc\
rypt()");e!==void 0&&(t[8]=e?.crit);let[,n,i,o,a,s,u,c,d]=t;if(a!==void 0&&D(a,"JWE Additional Authenticated Data"),s!==void 0&&D(s,"JWE Content Encryption Key"),
u!==void 0&&D(u,"JWE Initialization Vector"),!r&&n!==void 0&&(n=ye(p,n)[0],t[1]=n),i!==void 0&&(i=ye(p,i)[0],t[2]=i),!r&&o!==void 0&&(o=ye(p,o)[0],t[3]=o),c!==void 0&&
!S(c))throw new TypeError("JWE Key Management Parameters must be an object");st(n,i,o);const l={...n,...i,...o};Mt(p,n),pe(p,Nt,d,n,l),ar(l,n);const{alg:y,enc:f}=l;
if(typeof y!="string"||!y)throw new p('JWE "alg" (Algorithm) Header Parameter missing or invalid');const h=le[y];if(h?.mode==="integrated-encryption"){if(f!==void 0)
throw new p('JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');if(s!==void 0)throw new TypeError(`setContentEncr\
yptionKey cannot be called with JWE "alg" (Algorithm) Header ${y}`);if(u!==void 0)throw new TypeError(`setInitializationVector cannot be called with JWE "alg" (\
Algorithm) Header ${y}`);return[l,void 0,h]}if(typeof f!="string"||!f)throw new p('JWE "enc" (Encryption Algorithm) Header Parameter missing or invalid');return[
l,He(f),h]}async function fr(t,e,r){const[n,i,o]=e,[a,s,u,c,d,l,y,f,,h]=t;let b=s,v=u;const m=o??q(n.alg);let g,E,A;m.mode==="integrated-encryption"?A=await te(
m,r,"encrypt"):[A,g,E]=await or(m,i,r,n,l,f),E&&(h?v=v?{...v,...E}:E:b=b?{...b,...E}:E,st(b,v,c));const W=b?J(JSON.stringify(b)):"",H=d?.byteLength?J(d):void 0,
k=_(H?`${W}.${H}`:W);let T=a;n.zip==="DEF"&&(T=await en(T).catch(x=>{throw new p("Failed to compress plaintext",{cause:x})}));let j,U,Z;m.mode==="integrated-enc\
ryption"?[g,j]=await m.encrypt(A,T,k,b,n,f):{ciphertext:j,tag:U,iv:Z}=await Xt(i,T,A,y,k);const O={ciphertext:J(j)};return Z&&(O.iv=J(Z)),U&&(O.tag=J(U)),g?.byteLength&&
(O.encrypted_key=J(g)),H&&(O.aad=H),b&&(O.protected=W),c&&(O.unprotected=c),v&&(O.header=v),O}async function ct(t,e,r){return fr(t,hr(t,r),e)}function wr(t){return[
t.protected,t.encrypted_key,t.iv,t.ciphertext,t.tag].join(".")}class an{#e;state;constructor(e,r,n){this.#e=e,this.state=[void 0,void 0,r,n]}setUnprotectedHeader(e){
return K(this.state[0],"setUnprotectedHeader"),this.state[0]=e,this}setKeyManagementParameters(e){return K(this.state[1],"setKeyManagementParameters"),this.state[1]=
e,this}addRecipient(...e){return this.#e.addRecipient(...e)}encrypt(...e){return this.#e.encrypt(...e)}done(){return this.#e}}class sn{#e;#t=[];#r;#n;#i;constructor(e){
this.#e=e}addRecipient(e,r){const n=new an(this,e,r?.crit);return this.#t.push(n),n}setProtectedHeader(e){return K(this.#r,"setProtectedHeader"),this.#r=e,this}setSharedUnprotectedHeader(e){
return K(this.#n,"setSharedUnprotectedHeader"),this.#n=e,this}setAdditionalAuthenticatedData(e){return this.#i=e,this}async encrypt(){if(!this.#t.length)throw new p(
"at least one recipient must be added");D(this.#e,"plaintext");const e=this.#t.length>1;let r,n=this.#r,i=this.#n;const o=[];for(const h of this.#t){const[b,v,m,
g]=h.state,E=[this.#e,n,b,i,this.#i,void 0,void 0,v,g,e],A=hr(E,void 0,o.length>0);o.length||(n=E[1],i=E[3]),o.push([E,A,m]);const[{alg:W,enc:H},,k]=A;if(e&&k&&
!Y(k))throw new p(`"${W}" alg may only have a single recipient`);if(!r)r=H;else if(r!==H)throw new p('JWE "enc" (Encryption Algorithm) Header Parameter must be \
the same for all recipients')}for(const[,h]of o)h[2]??=q(h[0].alg);const[a,s,u]=o[0],c=e?Pe(s[1]):void 0;a[5]=c;const{encrypted_key:d,header:l,...y}=await fr(a,
s,u),f={...y,recipients:[{}]};d&&(f.recipients[0].encrypted_key=d),l&&(f.recipients[0].header=l);for(let h=1;h<o.length;h++){const[b,[v,m,g],E]=o[h],A=b[2],[,W,
H]=await or(g,m,E,v,c,b[7]),k={encrypted_key:J(W)};if(A||H){const T={...A,...H};H&&st(b[1],T,b[3]),k.header=T}f.recipients.push(k)}return f}}const he=[["verify"],
["sign"]];function dt(t){const e={name:"HMAC",hash:`SHA-${t}`};return{kty:["oct"],secret:!0,subtle:e,signing:e,usages:he}}function oe(t,e){const r={name:e?"RSA-\
PSS":"RSASSA-PKCS1-v1_5",hash:`SHA-${t}`};return{kty:["RSA"],subtle:r,signing:e?{...r,saltLength:e}:r,usages:he,minRsaBits:2048}}function ut(t,e){return{kty:["E\
C"],crv:t,subtle:{name:"ECDSA",namedCurve:t},signing:{name:"ECDSA",hash:`SHA-${e}`},usages:he}}function mr(){const t={name:"Ed25519"};return{kty:["OKP"],crv:"Ed\
25519",subtle:t,signing:t,usages:he}}function pt(t){const e={name:`ML-DSA-${t}`};return{kty:["AKP"],subtle:e,signing:e,usages:he}}const yt=nt({HS256:dt(256),HS384:dt(
384),HS512:dt(512),RS256:oe(256),RS384:oe(384),RS512:oe(512),PS256:oe(256,32),PS384:oe(384,48),PS512:oe(512,64),ES256:ut("P-256",256),ES384:ut("P-384",384),ES512:ut(
"P-521",512),EdDSA:mr(),Ed25519:mr(),"ML-DSA-44":pt(44),"ML-DSA-65":pt(65),"ML-DSA-87":pt(87)});function lt(t){const e=typeof t=="string"?yt[t]:void 0;if(!e)throw new P(
`alg ${t} is not supported either by JOSE or your javascript runtime`);return e}function gr(t,e){const r=t.protected,n=t.header,i=S(n)?{...n}:n;let o=e?e[0]:t.payload;
!e&&o instanceof Uint8Array&&(o=new Uint8Array(o));const a=t.signature,s={payload:o,signature:a};if(r!==void 0&&(s.protected=r),n!==void 0&&(s.header=i),r===void 0&&
i===void 0)throw new w('Flattened JWS must have either of the "protected" or "header" members');if(r!==void 0&&typeof r!="string")throw new w("JWS Protected Hea\
der incorrect type");if(o===void 0)throw new w("JWS Payload missing");if(typeof a!="string")throw new w("JWS Signature missing or incorrect type");if(i!==void 0&&
!S(i))throw new w("JWS Unprotected Header incorrect type");return s}function Oe(t){return[t&&Xe("algorithms",t.algorithms),t?.crit]}function Er(t){return t===void 0?
{}:Se(t,w,"JWS Protected Header is invalid")}function br(t){const e=/[\p{Cs}\p{Cn}]/u.exec(t)?.[0];if(e!==void 0)throw new w(new RegExp("\\p{Cs}","u").test(e)?"\
JWS Payload must be a well-formed Unicode string":"JWS Payload must not contain unassigned Unicode code points");return ce.encode(t)}function cn(t){try{return _(
t)}catch(e){throw new w("JWS Compact Serialization payload must use only ASCII characters",{cause:e})}}async function ht(t,e,r,n,i){const{protected:o,header:a,payload:s}=t,
u=i??Er(o);if(!Ae(u,a))throw new w("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");const c={...u,...a},d=qe(u,pe(w,ze,e[1],u,c)),{alg:l}=c;
if(typeof l!="string"||!l)throw new w('JWS "alg" (Algorithm) Header Parameter missing or invalid');if(e[0]&&!e[0].has(l))throw new be('"alg" (Algorithm) Header \
Parameter value not allowed');if(d){if(typeof s!="string")throw new w("JWS Payload must be a string")}else if(typeof s!="string"&&!(s instanceof Uint8Array))throw new w(
"JWS Payload must be a string or an Uint8Array instance");const y=d||typeof s!="string"?s:n(s);let f=!1;typeof r=="function"&&(r=await r(u,t),f=!0);const h=lt(l),
b=N(o!==void 0?_(o):new Uint8Array,_("."),typeof y=="string"?e[2]??=Dt(y,"payload",w):y),v=R(t.signature,"signature",w),m=await te(h,r,"verify"),g=await X(m,h.subtle,
"verify");h.minRsaBits&&et(h.alg,g);let E=!1;try{E=await crypto.subtle.verify(h.signing,g,v,b)}catch(W){throw new ue(void 0,{cause:W})}if(!E)throw new ue;const A={
payload:typeof y=="string"?R(y,"payload",w):y};return o!==void 0&&(A.protectedHeader=u),a!==void 0&&(A.unprotectedHeader=a),f?[{...A,key:m},d]:[A,d]}async function vr(t,e,r){
if(t instanceof Uint8Array&&(t=$e.decode(t)),typeof t!="string")throw new w("Compact JWS must be a string or Uint8Array");const{0:n,1:i,2:o,length:a}=t.split(".");
if(a!==3)throw new w("Invalid Compact JWS");return ht({payload:i,protected:n,signature:o},e,r,cn)}async function dn(t,e,r){const[n]=await vr(t,Oe(r),e);return n}
async function un(t,e,r){if(!S(t))throw new w("Flattened JWS must be an object");const n=gr(t),[i]=await ht(n,Oe(r),e,br);return i}function pn(t,e){try{const r=gr(
t,[e]),n=Er(r.protected),{b64:i,crit:o}=n;return[r,n,Array.isArray(o)&&o.includes("b64")?typeof i=="boolean"?i?1:2:0:1]}catch{return}}async function yn(t,e,r){if(!S(
t))throw new w("General JWS must be an object");const{signatures:n,payload:i}=t;if(!Array.isArray(n))throw new w("JWS Signatures missing or incorrect type");const o=Array.
from(n);if(!o.every(S))throw new w("JWS Signatures missing or incorrect type");if(i===void 0)throw new ue;const a=Oe(r),s=i instanceof Uint8Array?new Uint8Array(
i):i,u=o.map(d=>pn(d,s)).filter(d=>d!==void 0);let c=0;for(const[,,d]of u)if(c|=d,c===3)throw new w("inconsistent use of JWS Unencoded Payload (RFC7797)");for(const d of u)
try{const[l]=await ht(d[0],a,e,br,d[1]);return l}catch{}throw new ue}const fe=t=>Math.floor(t.getTime()/1e3),ln={s:1,m:60,h:3600,d:86400,w:604800,y:31557600},hn=/^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i,
ae="check_failed";function ft(){throw new TypeError("Invalid time period format")}function Re(t){typeof t!="string"&&ft();const e=hn.exec(t);(!e||e[4]&&e[1])&&ft();
const r=parseFloat(e[2]),n=Math.round(r*ln[e[3][0].toLowerCase()]);return Number.isFinite(n)||ft(),e[1]==="-"||e[4]==="ago"?-n:n}function se(t,e){if(!Number.isFinite(
e))throw new TypeError(`Invalid ${t} input`);return e}function wt(t,e){if(typeof e!="string")throw new TypeError(`"${t}" claim must be a string`)}function fn(t){
if(typeof t!="string"&&(!Array.isArray(t)||Array.from(t).some(e=>typeof e!="string")))throw new TypeError('"aud" claim must be a string or an array of strings')}
function mt(t,e){return typeof t=="number"?se(e,t):t instanceof Date?se(e,fe(t)):fe(new Date)+Re(t)}const Ar=t=>{const e=t.toLowerCase();return t.includes("/")?
e:`application/${e}`},wn=(t,e)=>typeof t=="string"?e.includes(t):Array.isArray(t)?e.some(r=>t.includes(r)):!1;function gt(t,e,r=!1){const n=t[e];if(!(n===void 0&&
!r)){if(typeof n!="number")throw new V(`"${e}" claim must be a number`,t,e,"invalid");return n}}function Et(t,e){throw new V(`unexpected "${e}" claim value`,t,e,
ae)}function bt(t,e,r={}){let n;try{n=JSON.parse(Le.decode(e))}catch(g){throw new C("JWT Claims Set must be a top-level JSON object",{cause:g})}if(!S(n))throw new C(
"JWT Claims Set must be a top-level JSON object");const{typ:i}=r;if(i!==void 0&&(typeof t.typ!="string"||Ar(t.typ)!==Ar(i)))throw new V('unexpected "typ" JWT he\
ader value',n,"typ",ae);const{requiredClaims:o=[],issuer:a,subject:s,audience:u,maxTokenAge:c}=r,d=[...o];c!==void 0&&d.push("iat"),u!==void 0&&d.push("aud"),s!==
void 0&&d.push("sub"),a!==void 0&&d.push("iss");for(const g of new Set(d.reverse()))if(!Object.hasOwn(n,g))throw new V(`missing required "${g}" claim`,n,g,"miss\
ing");a!==void 0&&!(Array.isArray(a)?a:[a]).includes(n.iss)&&Et(n,"iss"),s!==void 0&&n.sub!==s&&Et(n,"sub"),u!==void 0&&!wn(n.aud,typeof u=="string"?[u]:u)&&Et(
n,"aud");const{clockTolerance:l}=r;let y=0;if(typeof l=="string")y=Re(l);else if(l!==void 0){if(typeof l!="number")throw new TypeError("Invalid clockTolerance o\
ption type");y=l}if(se("clockTolerance option",y),y<0)throw new TypeError("Invalid clockTolerance option input");const{currentDate:f}=r,h=se("currentDate option",
fe(f===void 0?new Date:f)),b=gt(n,"iat",c!==void 0),v=gt(n,"nbf");if(v!==void 0&&v>h+y)throw new V('"nbf" claim timestamp check failed',n,"nbf",ae);const m=gt(n,
"exp");if(m!==void 0&&m<=h-y)throw new Ve('"exp" claim timestamp check failed',n,"exp",ae);if(c!==void 0){const g=h-b,E=se("maxTokenAge option",typeof c=="numbe\
r"?c:Re(c));if(E<0)throw new TypeError("Invalid maxTokenAge option input");if(g-y>E)throw new Ve('"iat" claim timestamp check failed (too far in the past)',n,"i\
at",ae);if(g<-y)throw new V('"iat" claim timestamp check failed (it should be in the past)',n,"iat",ae)}return n}let Sr;function $(t){return Sr.get(t)}function vt(t){
const e=$(t);for(const r of["iat","nbf","exp"]){const n=e[r];if(typeof n=="number"&&!Number.isFinite(n))throw new TypeError(`"${r}" claim must be a finite numbe\
r`)}return ce.encode(JSON.stringify(e))}function At(t,e){return $(t)[e]}class St{constructor(e={}){if(!S(e))throw new TypeError("JWT Claims Set MUST be an objec\
t");(Sr||=new WeakMap).set(this,structuredClone(e))}setIssuer(e){return wt("iss",e),$(this).iss=e,this}setSubject(e){return wt("sub",e),$(this).sub=e,this}setAudience(e){
return fn(e),$(this).aud=e,this}setJti(e){return wt("jti",e),$(this).jti=e,this}setNotBefore(e){return $(this).nbf=mt(e,"setNotBefore"),this}setExpirationTime(e){
return $(this).exp=mt(e,"setExpirationTime"),this}setIssuedAt(e){const r=$(this);return e===void 0?r.iat=fe(new Date):typeof e=="string"?r.iat=se("setIssuedAt",
fe(new Date)+Re(e)):r.iat=mt(e,"setIssuedAt"),this}}async function mn(t,e,r){const[n,i]=await vr(t,Oe(r),e);if(!i)throw new C("JWTs MUST NOT use unencoded paylo\
ad");const o=bt(n.protectedHeader,n.payload,r);return{...n,payload:o}}async function gn(t,e,r){const{plaintext:n,...i}=await lr(t,Ue(r),e),{protectedHeader:o}=i,
a=bt(o,n,r);for(const s of["iss","sub","aud"])if(o[s]!==void 0&&(s==="aud"?JSON.stringify(o.aud)!==JSON.stringify(a.aud):o[s]!==a[s]))throw new V(`replicated "${s}\
" claim header parameter mismatch`,a,s,"mismatch");return{payload:a,...i}}class En{#e;constructor(e){D(e,"plaintext"),this.#e=[e]}setContentEncryptionKey(e){return K(
this.#e[5],"setContentEncryptionKey"),this.#e[5]=e,this}setInitializationVector(e){return K(this.#e[6],"setInitializationVector"),this.#e[6]=e,this}setProtectedHeader(e){
return K(this.#e[1],"setProtectedHeader"),this.#e[1]=e,this}setKeyManagementParameters(e){return K(this.#e[7],"setKeyManagementParameters"),this.#e[7]=e,this}async encrypt(e,r){
return wr(await ct([...this.#e],e,r))}}class bn{#e;constructor(e){D(e,"plaintext"),this.#e=[e]}setKeyManagementParameters(e){return K(this.#e[7],"setKeyManageme\
ntParameters"),this.#e[7]=e,this}setProtectedHeader(e){return K(this.#e[1],"setProtectedHeader"),this.#e[1]=e,this}setSharedUnprotectedHeader(e){return K(this.#e[3],
"setSharedUnprotectedHeader"),this.#e[3]=e,this}setUnprotectedHeader(e){return K(this.#e[2],"setUnprotectedHeader"),this.#e[2]=e,this}setAdditionalAuthenticatedData(e){
return this.#e[4]=e,this}setContentEncryptionKey(e){return K(this.#e[5],"setContentEncryptionKey"),this.#e[5]=e,this}setInitializationVector(e){return K(this.#e[6],
"setInitializationVector"),this.#e[6]=e,this}async encrypt(e,r){return ct([...this.#e],e,r)}}async function Kt(t,e,r){let[n,i,o,a]=t,s="";if(i!==void 0){const m=ye(
w,i);i=m[0],s=J(m[1])}if(o!==void 0&&(o=ye(w,o)[0]),!i&&!o)throw new w("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");if(!Ae(
i,o))throw new w("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");const u={...i,...o};Mt(w,i);const c=qe(i,pe(w,ze,a,i,u));c||r?.();
const{alg:d}=u;if(typeof d!="string"||!d)throw new w('JWS "alg" (Algorithm) Header Parameter missing or invalid');const l=lt(d);let y="",f=n,h;if(c){const m=t[4];
m?(y=m[0]??=J(n),f=m[1]??=_(y)):(y=J(n),h=ce.encode(`${s}.${y}`))}h??=N(_(s),_("."),f);const b=await X(await te(l,e,"sign"),l.subtle,"sign");l.minRsaBits&&et(l.
alg,b);const v={signature:J(new Uint8Array(await crypto.subtle.sign(l.signing,b,h))),payload:y};return i&&(v.protected=s),o&&(v.header=o),[v,c]}async function Kr(t,e,r,n,i){
const[o]=await Kt([t,e,void 0,r],n,i);return`${o.protected}.${o.payload}.${o.signature}`}class vn{#e;#t;constructor(e){D(e,"payload"),this.#e=e}setProtectedHeader(e){
return K(this.#t,"setProtectedHeader"),this.#t=e,this}async sign(e,r){return Kr(this.#e,this.#t,r?.crit,e,()=>{throw new TypeError("use the flattened module for\
 creating JWS with b64: false")})}}class An{#e;constructor(e){D(e,"payload"),this.#e=[e]}setProtectedHeader(e){return K(this.#e[1],"setProtectedHeader"),this.#e[1]=
e,this}setUnprotectedHeader(e){return K(this.#e[2],"setUnprotectedHeader"),this.#e[2]=e,this}async sign(e,r){const n=[...this.#e];n[3]=r?.crit;const[i]=await Kt(
n,e);return i}}class Sn{#e;state;constructor(e,r,n){this.#e=e,this.state=[void 0,void 0,r,n?.crit]}setProtectedHeader(e){return K(this.state[0],"setProtectedHea\
der"),this.state[0]=e,this}setUnprotectedHeader(e){return K(this.state[1],"setUnprotectedHeader"),this.state[1]=e,this}addSignature(...e){return this.#e.addSignature(
...e)}sign(...e){return this.#e.sign(...e)}done(){return this.#e}}class Kn{#e;#t=[];constructor(e){this.#e=e}addSignature(e,r){const n=new Sn(this,e,r);return this.#t.
push(n),n}async sign(){if(!this.#t.length)throw new w("at least one signature must be added");D(this.#e,"payload");const e={signatures:[],payload:""},r=[];let n;
for(const i of this.#t){const[o,a,s,u]=i.state,[{payload:c,...d},l]=await Kt([this.#e,o,a,u,r],s);if(n===void 0)n=l,e.payload=c;else if(n!==l)throw new w("incon\
sistent use of JWS Unencoded Payload (RFC7797)");e.signatures.push(d)}return e}}const Jn=St;class Wn extends Jn{#e;setProtectedHeader(e){return K(this.#e,"setPr\
otectedHeader"),this.#e=e,this}async sign(e,r){return Kr(vt(this),this.#e,r?.crit,e,()=>{throw new C("JWTs MUST NOT use unencoded payload")})}}const Pn=St;class Cn extends Pn{#e=[
void 0];#t;#r;#n;setProtectedHeader(e){return K(this.#e[1],"setProtectedHeader"),this.#e[1]=e,this}setKeyManagementParameters(e){return K(this.#e[7],"setKeyMana\
gementParameters"),this.#e[7]=e,this}setContentEncryptionKey(e){return K(this.#e[5],"setContentEncryptionKey"),this.#e[5]=e,this}setInitializationVector(e){return K(
this.#e[6],"setInitializationVector"),this.#e[6]=e,this}replicateIssuerAsHeader(){return this.#t=!0,this}replicateSubjectAsHeader(){return this.#r=!0,this}replicateAudienceAsHeader(){
return this.#n=!0,this}async encrypt(e,r){const n=vt(this);this.#e[1]&&(this.#t||this.#r||this.#n)&&(this.#e[1]={...this.#e[1],iss:this.#t?At(this,"iss"):void 0,
sub:this.#r?At(this,"sub"):void 0,aud:this.#n?At(this,"aud"):void 0});const i=[...this.#e];return i[0]=n,wr(await ct(i,e,r))}}const we='"alg" (Algorithm)';function xe(t='\
JWK "alg" (Algorithm) Parameter'){throw new P(`Invalid or unsupported ${t} value`)}function _e(t,e){return(typeof t=="string"?yt[t]??le[t]:void 0)??xe(e)}const Tn=(t,e)=>{
const r=(t.match(/.{1,64}/g)||[]).join(`
`);return`-----BEGIN ${e}-----
${r}
-----END ${e}-----`},Jr=async(t,e,r)=>{if(Qe(r)){if(r.type!==t)throw new TypeError(`key is not a ${t} key`);return r.export({format:"pem",type:e})}if(!F(r))throw new TypeError(
z(r,"CryptoKey","KeyObject"));if(!r.extractable)throw new TypeError("CryptoKey is not extractable");if(r.type!==t)throw new TypeError(`key is not a ${t} key`);return Tn(
kt(new Uint8Array(await crypto.subtle.exportKey(e,r))),`${t.toUpperCase()} KEY`)},In=t=>Jr("public","spki",t),Hn=t=>Jr("private","pkcs8",t),me=(t,e)=>{if(t.byteLength!==
e.length)return!1;for(let r=0;r<t.byteLength;r++)if(t[r]!==e[r])return!1;return!0},Wr=t=>({data:t,pos:0}),Jt=t=>{const e=t.data[t.pos++];if(e===void 0)throw new Error(
"Unexpected end of ASN.1 input");return e},L=t=>{const e=Jt(t);if(e&128){const r=e&127;let n=0;for(let i=0;i<r;i++)n=n<<8|Jt(t);return n}return e},Pr=(t,e=1)=>{
for(;e-- >0;){t.pos++;const r=L(t);t.pos+=r}},G=(t,e,r)=>{if(Jt(t)!==e)throw new Error(r)},Cr=(t,e)=>{if(e<0||t.pos+e>t.data.length)throw new Error("Unexpected \
end of ASN.1 input");const r=t.data.subarray(t.pos,t.pos+e);return t.pos+=e,r},kn=t=>{G(t,6,"Expected algorithm OID");const e=L(t);return Cr(t,e)};function Un(t,e){
if(G(t,48,`Invalid ${e==="spki"?"SPKI":"PKCS#8"} structure`),L(t),e==="pkcs8"){G(t,2,"Expected version field");const r=L(t);t.pos+=r}G(t,48,"Expected algorithm \
identifier"),L(t)}const On=t=>{const e=kn(t);if(me(e,[43,101,110]))return"X25519";if(!me(e,[42,134,72,206,61,2,1]))throw new Error("Unsupported key algorithm");
G(t,6,"Expected curve OID");const r=L(t),n=Cr(t,r);if(me(n,[42,134,72,206,61,3,1,7]))return"P-256";if(me(n,[43,129,4,0,34]))return"P-384";if(me(n,[43,129,4,0,35]))
return"P-521";throw new Error("Unsupported named curve")},Wt=async(t,e,r,n)=>{const i=We(n?.extractable),o=_e(r,we);o.secret&&xe(we);const a=t==="spki";let s;if(o.
resolve)try{const u=Wr(e);Un(u,t),s=o.resolve({crv:On(u)})}catch(u){throw new P("Invalid or unsupported key format",{cause:u})}else s=o.subtle;return crypto.subtle.
importKey(t,e,s,i??a,o.usages[a?0:1])},Pt=(t,e)=>Ut(t.replace(e,"")),Rn=(t,e,r)=>{const n=Pt(t,/(?:-----(?:BEGIN|END) PRIVATE KEY-----|\s)/g);return Wt("pkcs8",
n,e,r)},xn=(t,e,r)=>{const n=Pt(t,/(?:-----(?:BEGIN|END) PUBLIC KEY-----|\s)/g);return Wt("spki",n,e,r)};function _n(t){const e=Wr(t);G(e,48,"Invalid certificat\
e structure");const r=L(e);if(r<0||e.pos+r>e.data.length)throw new Error("Unexpected end of ASN.1 input");G(e,48,"Invalid tbsCertificate structure"),L(e),t[e.pos]===
160?Pr(e,6):Pr(e,5);const n=e.pos;G(e,48,"Invalid SPKI structure");const i=L(e);return t.subarray(n,n+i+(e.pos-n))}const Dn=(t,e,r)=>{let n;try{const i=Pt(t,/(?:-----(?:BEGIN|END) CERTIFICATE-----|\s)/g);
n=_n(i)}catch(i){throw new TypeError("Failed to parse the X.509 certificate",{cause:i})}return Wt("spki",n,e,r)};function Nn(t){return In(t)}function Mn(t){return Hn(
t)}async function Tr(t){if(Qe(t))if(t.type==="secret")t=t.export();else return t.export({format:"jwk"});if(t instanceof Uint8Array)return{kty:"oct",k:J(t)};if(!F(
t))throw new TypeError(z(t,"CryptoKey","KeyObject","Uint8Array"));if(!t.extractable)throw new TypeError("non-extractable CryptoKey cannot be exported as a JWK");
const e=await crypto.subtle.exportKey("jwk",t);delete e.ext,delete e.key_ops,delete e.use,e.kty!=="AKP"&&delete e.alg;for(const r of Object.keys(e))e[r]===void 0&&
delete e[r];return e}const B=(t,e)=>{if(typeof t!="string"||!t)throw new Ge(`${e} missing or invalid`)};async function Ir(t,e){let r;if(S(t)){if(r=Je(t),typeof r.
kty!="string")throw new TypeError(z(t,"CryptoKey","KeyObject","JSON Web Key"))}else if($t(t))r=Je(await Tr(t));else throw new TypeError(z(t,"CryptoKey","KeyObje\
ct","JSON Web Key"));if(e??="sha256",e!=="sha256"&&e!=="sha384"&&e!=="sha512")throw new TypeError('digestAlgorithm must one of "sha256", "sha384", or "sha512"');
let n;switch(r.kty){case"AKP":B(r.alg,'"alg" (Algorithm) Parameter'),B(r.pub,'"pub" (Public key) Parameter'),n={alg:r.alg,kty:r.kty,pub:r.pub};break;case"EC":B(
r.crv,'"crv" (Curve) Parameter'),B(r.x,'"x" (X Coordinate) Parameter'),B(r.y,'"y" (Y Coordinate) Parameter'),n={crv:r.crv,kty:r.kty,x:r.x,y:r.y};break;case"OKP":
B(r.crv,'"crv" (Subtype of Key Pair) Parameter'),B(r.x,'"x" (Public Key) Parameter'),n={crv:r.crv,kty:r.kty,x:r.x};break;case"RSA":B(r.e,'"e" (Exponent) Paramet\
er'),B(r.n,'"n" (Modulus) Parameter'),n={e:r.e,kty:r.kty,n:r.n};break;case"oct":if(typeof r.k!="string")throw new Ge('"k" (Key Value) Parameter missing or inval\
id');n={k:r.k,kty:r.kty};break;default:throw new P('"kty" (Key Type) Parameter missing or unsupported')}const i=_(JSON.stringify(n));return J(await Ot(e,i))}async function $n(t,e){
e??="sha256";const r=await Ir(t,e);return`urn:ietf:params:oauth:jwk-thumbprint:sha-${e.slice(-3)}:${r}`}async function Ln(t,e){const r={...t,...e?.header};if(!S(
r.jwk))throw new w('"jwk" (JSON Web Key) Header Parameter must be a JSON object');let n;try{n=tt(r.jwk)}catch(a){throw new w("Invalid Embedded JWK",{cause:a})}const i=lt(
r.alg);if(n.use!==void 0&&n.use!=="sig")throw new w('Invalid Embedded JWK, its "use" must be "sig" when present');if(n.alg!==void 0&&n.alg!==i.alg)throw new w(`\
Invalid Embedded JWK, its "alg" must be "${i.alg}" when present`);const o=await re(i,n,!0);if(o.type!=="public")throw new w('"jwk" (JSON Web Key) Header Paramet\
er must be a public key');return o}function Bn(t,e,r,n){const{kty:i,key_ops:o,ext:a,kid:s,alg:u,use:c,crv:d}=t;return(a===void 0||typeof a=="boolean")&&(o===void 0||
Array.isArray(o)&&o.every((l,y)=>typeof l=="string"&&o.indexOf(l)===y)&&o.includes("verify"))&&e.kty.includes(i)&&(n===void 0||typeof n=="string"&&n===s)&&(u===
void 0?i!=="AKP":r===u)&&(c===void 0||c==="sig")&&(!e.crv||d===e.crv)}async function Hr(t,e,r){const n=t.get(e)||t.set(e,{}).get(e),{alg:i}=r;if(n[i]===void 0){
const o=re(r,e,!0).then(a=>{if(a.type!=="public")throw new ve("JSON Web Key Set members must be public keys");return n[i]=a,a}).catch(a=>{throw n[i]===o&&delete n[i],
a});n[i]=o}return n[i]}function Ct(t){let e;try{e=structuredClone(t)}catch(i){throw new ve("JSON Web Key Set malformed",{cause:i})}if(!_t(e))throw new ve("JSON \
Web Key Set malformed");const r=e.keys.map(i=>{const o=Je(i);return Array.isArray(o.key_ops)&&(o.key_ops=[...o.key_ops]),o}),n=new WeakMap;return Object.defineProperty(
async(i,o)=>{const{alg:a,kid:s}={...i,...o?.header},u=typeof a=="string"?yt[a]:void 0;if(!u||u.secret)throw new P('Unsupported "alg" value for a JSON Web Key Se\
t');const c=e.keys.filter((y,f)=>Bn(r[f],u,a,s)),{0:d,length:l}=c;if(!l)throw new Fe;if(l!==1){const y=new Rt;throw y[Symbol.asyncIterator]=async function*(){for(const f of c)
try{yield await Hr(n,f,u)}catch{}},y}return Hr(n,d,u)},"jwks",{value:()=>structuredClone(e)})}function jn(){return typeof WebSocketPair<"u"||typeof navigator<"u"&&
navigator.userAgent==="Cloudflare-Workers"||typeof EdgeRuntime<"u"&&EdgeRuntime==="vercel"}let Tt;(typeof navigator>"u"||!navigator.userAgent?.startsWith?.("Moz\
illa/5.0 "))&&(Tt="jose/v6.2.17");const kr=Symbol();async function Vn(t,e,r,n=fetch){const i=await n(t,{method:"GET",signal:r,redirect:"manual",headers:e}).catch(
o=>{throw o.name==="TimeoutError"?new xt(void 0,{cause:o}):o});if(i.status!==200)throw new I("Expected 200 OK from the JSON Web Key Set HTTP response");try{return await i.
json()}catch(o){throw new I("Failed to parse the JSON Web Key Set HTTP response as JSON",{cause:o})}}const Ur=Symbol();function ge(t,e){return Number.isFinite(t)&&
Date.now()<t+e}function Or(t,e,r){if(Number.isNaN(t))throw new TypeError(`"${r}" option must not be NaN`);if(typeof t=="number"&&t<0)throw new TypeError(`"${r}"\
 option must not be negative`);return typeof t=="number"?t:e}function Gn(t,e){if(!(t instanceof URL))throw new TypeError("url must be an instance of URL");const r=new URL(
t.href).href,n=e??{},i=n.timeoutDuration;if(typeof i=="number"&&(!Number.isInteger(i)||i<0))throw new TypeError('"timeoutDuration" option must be a non-negative\
 integer');const o=typeof i=="number"?i:5e3,a=Or(n.cooldownDuration,3e4,"cooldownDuration"),s=Or(n.cacheMaxAge,6e5,"cacheMaxAge"),u=new Headers(n.headers);Tt&&!u.
has("User-Agent")&&u.set("User-Agent",Tt),u.has("accept")||u.set("accept","application/json, application/jwk-set+json");const c=n[kr],d=n[Ur];let l,y,f=0,h=0,b;
if(d&&typeof d=="object"){const{uat:m,jwks:g}=d;ge(m,s)&&_t(g)&&(l=m,b=Ct(g))}const v=async()=>{if(y&&jn()&&(y=void 0),!y){const m=++f,g=y=Vn(r,u,AbortSignal.timeout(
o),c).then(E=>{const A=Ct(E);if(m<=h)return;b=A;const W=Date.now();d&&(d.uat=W,d.jwks=E),l=W,h=m}).finally(()=>{y===g&&(y=void 0)})}await y};return Object.defineProperties(
async(m,g)=>{(!b||!ge(l,s))&&await v();try{return await b(m,g)}catch(E){if(E instanceof Fe&&!ge(l,a))return await v(),b(m,g);throw E}},{coolingDown:{get:()=>ge(
l,a),enumerable:!0},fresh:{get:()=>ge(l,s),enumerable:!0},reload:{value:v,enumerable:!0},reloading:{get:()=>!!y,enumerable:!0},jwks:{value:()=>b?.jwks(),enumerable:!0}})}
const Fn=St;class zn extends Fn{encode(){const e=J(JSON.stringify({alg:"none"})),r=J(vt(this));return`${e}.${r}.`}static decode(e,r){if(typeof e!="string")throw new C(
"Unsecured JWT must be a string");const{0:n,1:i,2:o,length:a}=e.split(".");if(a!==3||o!=="")throw new C("Invalid Unsecured JWT");let s,u;try{s=Se(n,w,"JWS Prote\
cted Header is invalid");const c=pe(w,ze,void 0,s,s);u=qe(s,c)}catch(c){throw c instanceof w?new C("Invalid Unsecured JWT",{cause:c}):c}if(s.alg!=="none")throw new C(
"Invalid Unsecured JWT");if(!u)throw new C("JWTs MUST NOT use unencoded payload");return{payload:bt(s,R(i,"payload",C),r),header:s}}}async function Xn(t,e,r){if(typeof t!=
"string"||t.indexOf("-----BEGIN PUBLIC KEY-----")!==0)throw new TypeError('"spki" must be SPKI formatted string');return xn(t,e,r)}async function qn(t,e,r){if(typeof t!=
"string"||t.indexOf("-----BEGIN CERTIFICATE-----")!==0)throw new TypeError('"x509" must be X.509 formatted string');return Dn(t,e,r)}async function Yn(t,e,r){if(typeof t!=
"string"||t.indexOf("-----BEGIN PRIVATE KEY-----")!==0)throw new TypeError('"pkcs8" must be PKCS#8 formatted string');return Rn(t,e,r)}async function Zn(t,e,r){
if(!S(t))throw new TypeError("JWK must be an object");const n=tt(t),i=We(r?.extractable),{alg:o}=n;if(e??=o,n.kty!=="oct"&&!e)throw new TypeError('"alg" argumen\
t is required when "jwk.alg" is not present');switch(n.kty){case"oct":if(typeof n.k!="string")throw new TypeError('missing "k" (Key Value) Parameter value');return ee(
n.k);case"AKP":{if(typeof o!="string"||!o)throw new TypeError('missing "alg" (Algorithm) Parameter value');if(e!==o)throw new TypeError("JWK alg and alg option \
value mismatch");return re(_e(e),n,i)}case"RSA":case"EC":case"OKP":return re(_e(e),n,i);default:throw new P('Unsupported "kty" (Key Type) Parameter value')}}function Qn(t){
let e;if(typeof t=="string"){const n=t.split(".");(n.length===3||n.length===5)&&([e]=n)}else if(typeof t=="object"&&t)if("protected"in t)e=t.protected;else throw new TypeError(
"Token does not contain a Protected Header");const r="Invalid Token or Protected Header formatting";if(typeof e!="string"||!e)throw new TypeError(r);return Se(e,
TypeError,r)}function ei(t){if(typeof t!="string")throw new C("JWTs must use Compact JWS serialization, JWT must be a string");const{1:e,length:r}=t.split(".");
if(r===5)throw new C("Only JWTs using Compact JWS serialization can be decoded");if(r!==3)throw new C("Invalid JWT");if(!e)throw new C("JWTs must contain a payl\
oad");let n;try{n=ee(e)}catch(o){throw new C("Failed to base64url decode the payload",{cause:o})}let i;try{i=JSON.parse(Le.decode(n))}catch(o){throw new C("Fail\
ed to parse the decoded payload as JSON",{cause:o})}if(!S(i))throw new C("Invalid JWT Claims Set");return i}function ti(t){const e=t?.modulusLength??2048;if(typeof e!=
"number"||!Number.isInteger(e)||e<2048)throw new P("Invalid or unsupported modulusLength option provided, 2048 bits or larger keys must be used");return e}async function ri(t,e){
const r=We(e?.extractable),n=_e(t,we);n.secret&&xe(we);let i;if(n.resolve){const o=e?.crv??"P-256";if(!["P-256","P-384","P-521","X25519"].includes(o))throw new P(
"Invalid or unsupported crv option provided, supported values are P-256, P-384, P-521, and X25519");i=n.resolve({crv:o})}else{if(n.crv!==void 0&&e?.crv!==void 0&&
e.crv!==n.crv)throw new P(`Invalid or unsupported crv option provided, the only supported value for ${t} is ${n.crv}`);i=n.kty[0]==="RSA"?{...n.subtle,publicExponent:Uint8Array.
of(1,0,1),modulusLength:ti(e)}:n.subtle}return crypto.subtle.generateKey(i,r??!1,[...n.usages[1],...n.usages[0]])}async function ni(t,e){const r=We(e?.extractable);
let n,i,o;switch(t){case"HS256":case"HS384":case"HS512":n=+t.slice(-3),i={name:"HMAC",hash:`SHA-${n}`,length:n},o=["sign","verify"];break;case"A128CBC-HS256":case"\
A192CBC-HS384":case"A256CBC-HS512":return crypto.getRandomValues(new Uint8Array(+t.slice(-3)>>3));case"A128KW":case"A192KW":case"A256KW":n=+t.slice(1,4),i={name:"\
AES-KW",length:n},o=["wrapKey","unwrapKey"];break;case"A128GCMKW":case"A192GCMKW":case"A256GCMKW":case"A128GCM":case"A192GCM":case"A256GCM":n=+t.slice(1,4),i={name:"\
AES-GCM",length:n},o=["encrypt","decrypt"];break;default:xe(we)}return crypto.subtle.generateKey(i,r??!1,o)}const ii="WebCryptoAPI"})};export{ai as id,si as ids,ci as modules};

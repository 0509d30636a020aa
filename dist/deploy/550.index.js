const q=550,ee=[550],te={1550:((H,S,f)=>{f.d(S,{d:()=>E});var u=f(348);async function E(d,w,m){return(0,u.zE)(d,(0,u.hi)(m),w)}}),7410:((H,S,f)=>{f.d(S,{D0:()=>E,
Rd:()=>u,VS:()=>g,WG:()=>B,br:()=>U,lF:()=>T,mx:()=>J,u8:()=>d,xW:()=>m,y4:()=>b});const u=new TextEncoder,E=new TextDecoder,d=new TextDecoder("utf-8",{fatal:!0}),
w=2**32;function m(..._){const s=_.reduce((n,{length:i})=>n+i,0),r=new Uint8Array(s);let o=0;for(const n of _)r.set(n,o),o+=n.length;return r}function I(_,s,r){
if(s<0||s>=w)throw new RangeError(`value must be >= 0 and <= ${w-1}. Received ${s}`);_.set([s>>>24,s>>>16,s>>>8,s&255],r)}function J(_){const s=Math.floor(_/w),
r=_%w,o=new Uint8Array(8);return I(o,s,0),I(o,r,4),o}function g(_){const s=new Uint8Array(4);return I(s,_),s}const C=/[^\x00-\x7f]/;function T(_){if(typeof _=="\
string"&&_.length>=128){if(C.test(_))throw new TypeError("non-ASCII string encountered in encode()");return u.encode(_)}const s=new Uint8Array(_.length);for(let r=0;r<
_.length;r++){const o=_.charCodeAt(r);if(o>127)throw new TypeError("non-ASCII string encountered in encode()");s[r]=o}return s}function B(_,s=!1){if(Uint8Array.
prototype.toBase64)return _.toBase64({alphabet:s?"base64url":"base64",omitPadding:s});const r=32768,o=[];for(let i=0;i<_.length;i+=r)o.push(String.fromCharCode.
apply(null,_.subarray(i,i+r)));const n=btoa(o.join(""));return s?n.replace(/=/g,"").replace(/\+/g,"-").replace(/\//g,"_"):n}function b(_,s=!1){if(Uint8Array.fromBase64)
return Uint8Array.fromBase64(_,{alphabet:s?"base64url":"base64"});if(s){if(_.includes("+")||_.includes("/"))throw new TypeError("Invalid base64url");_=_.replace(
/-/g,"+").replace(/_/g,"/")}const r=atob(_),o=new Uint8Array(r.length);for(let n=0;n<r.length;n++)o[n]=r.charCodeAt(n);return o}async function U(_,s){const r=`S\
HA-${_.slice(-3)}`;return new Uint8Array(await crypto.subtle.digest(r,s))}}),8445:((H,S,f)=>{f.d(S,{Do:()=>w,W_:()=>m,Yc:()=>_,w:()=>U});var u=f(7410),E=f(7859),
d=f(5674);const w=s=>crypto.getRandomValues(new Uint8Array(s.cekBits>>3));function m(s,r){const o=s.byteLength<<3;if(o!==r)throw new d.JWEInvalid(`Invalid Conte\
nt Encryption Key length. Expected ${r} bits, got ${o} bits`)}const I=s=>crypto.getRandomValues(new Uint8Array(s.ivBits>>3));function J(s,r){if(r.length<<3!==s.
ivBits)throw new d.JWEInvalid("Invalid Initialization Vector length")}async function g(s,r,o){if(!(r instanceof Uint8Array))throw new TypeError((0,E.XP)(r,"Uint\
8Array"));const n=s.cekBits>>1,i=await crypto.subtle.importKey("raw",r.subarray(n>>3),"AES-CBC",!1,[o]),a=await crypto.subtle.importKey("raw",r.subarray(0,n>>3),
{hash:`SHA-${n<<1}`,name:"HMAC"},!1,["sign"]);return[i,a,n]}async function C(s,r,o){return new Uint8Array((await crypto.subtle.sign("HMAC",s,r)).slice(0,o>>3))}
async function T(s,r,o,n,i){const[a,p,h]=await g(s,o,"encrypt"),R=new Uint8Array(await crypto.subtle.encrypt({iv:n,name:"AES-CBC"},a,r)),c=(0,u.mx)(i.length*8),
e=(0,u.xW)(i,n,R,c),t=await C(p,e,h);return{ciphertext:R,tag:t,iv:n}}async function B(s,r){const o={name:"HMAC",hash:"SHA-256"},n=await crypto.subtle.generateKey(
o,!1,["sign","verify"]),i=await crypto.subtle.sign(o,n,s);return crypto.subtle.verify(o,n,i,r)}async function b(s,r,o,n,i,a){const[p,h,R]=await g(s,r,"decrypt"),
c=(0,u.mx)(a.length*8),e=(0,u.xW)(a,n,o,c),t=await C(h,e,R);try{if(await B(i,t))return new Uint8Array(await crypto.subtle.decrypt({iv:n,name:"AES-CBC"},p,o))}catch{}
throw new d.JWEDecryptionFailed}async function U(s,r,o,n,i){if(!(0,E.R7)(o)&&!(o instanceof Uint8Array))throw new TypeError((0,E.XP)(o,"CryptoKey","KeyObject","\
Uint8Array","JSON Web Key"));if(n?J(s,n):n=I(s),o instanceof Uint8Array&&m(o,s.cekBits),s.cbc)return T(s,r,o,n,i);const a=await(0,E.GK)(o,s.subtle,"encrypt"),p=new Uint8Array(
await crypto.subtle.encrypt({additionalData:i,iv:n,name:"AES-GCM",tagLength:128},a,r));return{ciphertext:p.subarray(0,-16),tag:p.subarray(-16),iv:n}}async function _(s,r,o,n,i,a){
if(!(0,E.R7)(r)&&!(r instanceof Uint8Array))throw new TypeError((0,E.XP)(r,"CryptoKey","KeyObject","Uint8Array","JSON Web Key"));if(!n)throw new d.JWEInvalid("J\
WE Initialization Vector missing");if(!i)throw new d.JWEInvalid("JWE Authentication Tag missing");if(!s.cbc&&i.length!==16)throw new d.JWEInvalid("Invalid Authe\
ntication Tag length");if(J(s,n),r instanceof Uint8Array&&m(r,s.cekBits),s.cbc)return b(s,r,o,n,i,a);const p=await(0,E.GK)(r,s.subtle,"decrypt");try{return new Uint8Array(
await crypto.subtle.decrypt({additionalData:a,iv:n,name:"AES-GCM",tagLength:128},p,(0,u.xW)(o,i)))}catch{throw new d.JWEDecryptionFailed}}}),2023:((H,S,f)=>{f.d(
S,{Bc:()=>I,mF:()=>J,q9:()=>d});var u=f(5674),E=f(7410);function d(g,C){if(g.zip!==void 0&&g.zip!=="DEF")throw new u.JOSENotSupported('Unsupported JWE "zip" (Co\
mpression Algorithm) Header Parameter value.');if(g.zip!==void 0&&!C?.zip)throw new u.JWEInvalid('JWE "zip" (Compression Algorithm) Header Parameter MUST be in \
a protected header.')}function w(g){if(typeof globalThis[g]>"u")throw new u.JOSENotSupported(`JWE "zip" (Compression Algorithm) Header Parameter requires the ${g}\
 API.`)}async function m(g,C,T=1/0){const B=g.writable.getWriter();B.write(C).catch(()=>{}),B.close().catch(()=>{});const b=[];let U=0;const _=g.readable.getReader();
for(;;){const{value:s,done:r}=await _.read();if(r)break;if(b.push(s),U+=s.byteLength,T!==1/0&&U>T)throw await _.cancel().catch(()=>{}),new u.JWEInvalid("Decompr\
essed plaintext exceeded the configured limit")}return(0,E.xW)(...b)}async function I(g){return w("CompressionStream"),m(new CompressionStream("deflate-raw"),g)}
async function J(g,C){return w("DecompressionStream"),m(new DecompressionStream("deflate-raw"),g,C)}}),9347:((H,S,f)=>{f.d(S,{Oe:()=>o,eD:()=>s,p3:()=>r,po:()=>T});
var u=f(5674),E=f(3035);const d=[["encrypt","wrapKey"],["decrypt","unwrapKey"]],w=[[],["deriveBits"]],m=[[],[]];function I(n){return{kty:["RSA"],mode:"key-encry\
ption",subtle:{name:"RSA-OAEP",hash:`SHA-${n}`},usages:d,ops:["wrapKey","unwrapKey"]}}function J(n){return{kty:["EC","OKP"],mode:n,subtle:{name:"ECDH"},resolve:({
kty:i,crv:a,asymmetricKeyType:p})=>{if(a==="X25519"||p==="x25519")return{name:"X25519"};if(i==="OKP")throw new u.JOSENotSupported('Invalid or unsupported JWK "a\
lg" (Algorithm) Parameter value');return{name:"ECDH",namedCurve:a}},usages:w,ops:[void 0,"deriveBits"]}}function g(n,i=!1){return{kty:["oct"],mode:"key-wrapping",
secret:!0,subtle:{name:i?"AES-GCM":"AES-KW",length:n},usages:m,ops:i?["encrypt","decrypt"]:["wrapKey","unwrapKey"]}}function C(){return{kty:["oct"],mode:"key-wr\
apping",secret:!0,subtle:{name:"PBKDF2"},usages:m,ops:["deriveBits","deriveBits"]}}const T=(0,E.t)({dir:{kty:["oct"],mode:"direct-encryption",secret:!0,subtle:{
name:"AES-GCM"},usages:m,ops:["encrypt","decrypt"]},"RSA-OAEP":I(1),"RSA-OAEP-256":I(256),"RSA-OAEP-384":I(384),"RSA-OAEP-512":I(512),"ECDH-ES":J("direct-key-ag\
reement"),"ECDH-ES+A128KW":J("key-agreement-with-key-wrapping"),"ECDH-ES+A192KW":J("key-agreement-with-key-wrapping"),"ECDH-ES+A256KW":J("key-agreement-with-key\
-wrapping"),A128KW:g(128),A192KW:g(192),A256KW:g(256),A128GCMKW:g(128,!0),A192GCMKW:g(192,!0),A256GCMKW:g(256,!0),"PBES2-HS256+A128KW":C(),"PBES2-HS384+A192KW":C(),
"PBES2-HS512+A256KW":C()}),B=["encrypt","decrypt"];function b(n,i=!1){return{kty:["oct"],secret:!0,subtle:{name:i?"AES-CBC":"AES-GCM",length:n},usages:m,ops:B,cekBits:n,
ivBits:i?128:96,cbc:i}}const U=(0,E.t)({A128GCM:b(128),A192GCM:b(192),A256GCM:b(256),"A128CBC-HS256":b(256,!0),"A192CBC-HS384":b(384,!0),"A256CBC-HS512":b(512,!0)});
function _(n,i){throw new u.JOSENotSupported(`Invalid or unsupported "${n}" (JWE ${i}) header value`)}function s(n){return(typeof n=="string"?T[n]:void 0)??_("a\
lg","Algorithm")}function r(n){return n.mode==="key-wrapping"||n.mode==="key-encryption"||n.mode==="key-agreement-with-key-wrapping"}function o(n){return(typeof n==
"string"?U[n]:void 0)??_("enc","Encryption Algorithm")}}),348:((H,S,f)=>{f.d(S,{EK:()=>b,Ks:()=>_,Qy:()=>C,SB:()=>B,Wn:()=>T,hi:()=>U,zE:()=>s});var u=f(8445),E=f(
7784),d=f(5674),w=f(9341),m=f(7410),I=f(7859),J=f(9347),g=f(2023);function C(r){const{aad:o,ciphertext:n,iv:i,protected:a,tag:p,unprotected:h}=r;if(i!==void 0&&
(typeof i!="string"||!i))throw new d.JWEInvalid("JWE Initialization Vector incorrect type");if(typeof n!="string")throw new d.JWEInvalid("JWE Ciphertext missing\
 or incorrect type");if(p!==void 0&&(typeof p!="string"||!p))throw new d.JWEInvalid("JWE Authentication Tag incorrect type");if(a!==void 0&&typeof a!="string")throw new d.
JWEInvalid("JWE Protected Header incorrect type");if(o!==void 0&&(typeof o!="string"||!o))throw new d.JWEInvalid("JWE AAD incorrect type");if(h!==void 0&&!(0,E.
Gv)(h))throw new d.JWEInvalid("JWE Shared Unprotected Header incorrect type");return{aad:o,ciphertext:n,iv:i,protected:a,tag:p,unprotected:h===void 0?void 0:{...h}}}
function T(r){let o,n;try{const{header:i}=r;if((0,E.Gv)(i)){n=i.alg;const p=Object.keys(i);p.includes("alg")||(n=void 0),o=Object.fromEntries(p.map(h=>[h,h==="a\
lg"?n:i[h]]))}else o=i;const{encrypted_key:a}=r;return[{encrypted_key:a,header:o},n]}catch(i){return[void 0,n,i]}}function B(r){const{encrypted_key:o,header:n}=r;
if(o!==void 0&&typeof o!="string")throw new d.JWEInvalid("JWE Encrypted Key incorrect type");if(n!==void 0&&!(0,E.Gv)(n))throw new d.JWEInvalid("JWE Per-Recipie\
nt Unprotected Header incorrect type");if(r.protected===void 0&&n===void 0&&r.unprotected===void 0)throw new d.JWEInvalid("JOSE Header missing")}function b(r){const{
protected:o,ciphertext:n,iv:i,tag:a,aad:p}=r;let h;return o!==void 0&&(h=(0,E.OX)(o,d.JWEInvalid,"JWE Protected Header is invalid")),[h,(0,E.h2)(n,"ciphertext",
d.JWEInvalid),i!==void 0?(0,E.h2)(i,"iv",d.JWEInvalid):void 0,a!==void 0?(0,E.h2)(a,"tag",d.JWEInvalid):void 0,(0,E.MV)((o??"")+(p!==void 0?`.${p}`:""),"aad",d.
JWEInvalid)]}function U(r){const o=r&&(0,E.Fw)("keyManagementAlgorithms",r.keyManagementAlgorithms),n=r&&(0,E.Fw)("contentEncryptionAlgorithms",r.contentEncryptionAlgorithms),
{crit:i,maxPBES2Count:a,maxDecompressedLength:p}=r??{};(0,w.i6)(a);const h=p??25e4;if(h!==0&&h!==1/0&&(!Number.isSafeInteger(h)||h<1))throw new TypeError("maxDe\
compressedLength must be 0, a positive safe integer, or Infinity");return[o,n,i,a,p]}async function _(r,o,n,i=b(r)){const[a,p,h,R,c]=i,{header:e,unprotected:t,aad:y}=r;
let l;if(e!==void 0||t!==void 0){if(!(0,E.fz)(a,e,t))throw new d.JWEInvalid("JWE Protected, JWE Unprotected Header, and JWE Per-Recipient Unprotected Header Par\
ameter names must be disjoint");l={...a,...e,...t}}else l=a??{};const[v,A,W,M,K]=o,{encrypted_key:D}=r;(0,E.nI)(d.JWEInvalid,E.CT,W,a,l),(0,g.q9)(l,a);const{alg:O,
enc:L}=l;if(typeof O!="string"||!O)throw new d.JWEInvalid("missing JWE Algorithm (alg) in JWE Header");const P=J.po[O];if(D===""&&(!P||!(0,J.p3)(P)))throw new d.
JWEInvalid("JWE Encrypted Key incorrect type");const N=P?.mode==="integrated-encryption";if(!N&&(typeof L!="string"||!L))throw new d.JWEInvalid("missing JWE Enc\
ryption Algorithm (enc) in JWE Header");if(v&&!v.has(O)||!v&&O.startsWith("PBES2"))throw new d.JOSEAlgNotAllowed('"alg" (Algorithm) Header Parameter value not a\
llowed');let X;if(N){if(L!==void 0)throw new d.JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');if(h?.
byteLength)throw new d.JWEInvalid("JWE Initialization Vector must be empty for integrated encryption");if(R?.byteLength)throw new d.JWEInvalid("JWE Authenticati\
on Tag must be empty for integrated encryption")}else{if(A&&!A.has(L))throw new d.JOSEAlgNotAllowed('"enc" (Encryption Algorithm) Header Parameter value not all\
owed');X=(0,J.Oe)(L)}let $;if(D!==void 0)try{$=(0,E.h2)(D,"encrypted_key",d.JWEInvalid)}catch(x){if(!P||!(0,J.p3)(P))throw x;$=new Uint8Array}let V=!1;typeof n==
"function"&&(n=await n(a,r),V=!0);const G=P??(0,J.eD)(O);(0,J.p3)(G)&&$===void 0&&($=new Uint8Array);const j=await(0,I.dT)(G.mode==="direct-encryption"?X:G,n,"d\
ecrypt");let z;if(G.mode==="integrated-encryption")z=await G.decrypt(j,$,p,c,a,l);else{const x=X;let k;try{k=await(0,w.SV)(G,x,j,$,l,M),(0,J.p3)(G)&&k instanceof
Uint8Array&&k.byteLength<<3!==x.cekBits&&(k=(0,u.Do)(x))}catch(F){if(F instanceof TypeError||F instanceof d.JWEInvalid||F instanceof d.JOSENotSupported)throw F;
k=(0,u.Do)(x)}z=await(0,u.Yc)(x,k,p,h,R,c)}if(l.zip==="DEF"){const x=K??25e4;if(x===0)throw new d.JOSENotSupported('JWE "zip" (Compression Algorithm) Header Par\
ameter is not supported.');z=await(0,g.mF)(z,x).catch(k=>{throw k instanceof d.JWEInvalid?k:new d.JWEInvalid("Failed to decompress plaintext",{cause:k})})}return{
plaintext:z,...a&&{protectedHeader:a},...y!==void 0&&{additionalAuthenticatedData:(0,E.h2)(y,"aad",d.JWEInvalid)},...t&&{sharedUnprotectedHeader:t},...e&&{unprotectedHeader:e},
...V&&{key:j}}}async function s(r,o,n){if(r instanceof Uint8Array&&(r=m.D0.decode(r)),typeof r!="string")throw new d.JWEInvalid("Compact JWE must be a string or\
 Uint8Array");const{0:i,1:a,2:p,3:h,4:R,length:c}=r.split(".");if(c!==5)throw new d.JWEInvalid("Invalid Compact JWE");return _({ciphertext:h,iv:p||void 0,protected:i,
tag:R||void 0,encrypted_key:a||void 0},o,n)}}),7859:((H,S,f)=>{f.d(S,{D2:()=>B,GK:()=>c,GZ:()=>o,Ni:()=>i,P2:()=>b,R7:()=>T,Tz:()=>C,XP:()=>_,ZZ:()=>a,dT:()=>I,
l:()=>h,oX:()=>p,or:()=>n,xY:()=>R});var u=f(7784),E=f(1445),d=f(5674);const w=e=>e[Symbol.toStringTag],m=(e,t,y)=>{const{alg:l}=e;if(t.use!==void 0){const v=y===
"sign"||y==="verify"?"sig":"enc";if(t.use!==v)throw new TypeError(`Invalid key for this operation, its "use" must be "${v}" when present`)}if(t.alg!==void 0&&t.
alg!==l)throw new TypeError(`Invalid key for this operation, its "alg" must be "${l}" when present`);if(Array.isArray(t.key_ops)){const v=y==="encrypt"||y==="de\
crypt"?e.ops?.[y==="encrypt"?0:1]:y;if(v&&!t.key_ops.includes(v))throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${v}" when pre\
sent`)}};async function I(e,t,y){const{alg:l,secret:v}=e,A=y==="decrypt"||y==="sign";if(v&&t instanceof Uint8Array)return t;let W,M;if((0,u.Gv)(t)){if(W=p(t),typeof W.
kty!="string")throw s(l,t,v);if(!(v?W.kty==="oct"&&typeof W.k=="string":W.kty!=="oct"&&(A?W.kty==="AKP"&&typeof W.priv=="string"||typeof W.d=="string":W.d===void 0&&
W.priv===void 0)))throw new TypeError(v?'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present':
`JSON Web Key for this operation must be a ${A?"private":"public"} JWK`);if(m(e,W,y),W.kty==="oct")return(0,E.decode)(W.k);if(!Object.isFrozen(t)){const{key_ops:O}=t;
Array.isArray(O)&&Object.freeze(O),Object.freeze(t)}}else{if(!b(t))throw s(l,t,v);const O=v?"secret":A?"private":"public";if(t.type!==O&&(v||["secret","public",
"private"].includes(t.type)))throw new TypeError(`${w(t)} instances must be of type "${O}" for the ${l} algorithm`);if(T(t))return t;if(M=t,M.type==="secret")return M.
export()}J||=new WeakMap;const K=t;let D=J.get(K);if(D?.[l])return D[l];if(D||J.set(K,D={}),M&&typeof M.toCryptoKey=="function"){const O=M.type==="public",L=g[M.
asymmetricKeyDetails?.namedCurve],P=e.resolve?.({crv:L,asymmetricKeyType:M.asymmetricKeyType})??e.subtle;return D[l]=M.toCryptoKey(P,O,e.usages[O?0:1])}return W??=
M.export({format:"jwk"}),W.alg=l,D[l]=await R(e,W)}let J;const g={__proto__:null,prime256v1:"P-256",secp384r1:"P-384",secp521r1:"P-521"};function C(e){if(!T(e))
throw new Error("CryptoKey instance expected")}const T=e=>{if(e?.[Symbol.toStringTag]==="CryptoKey")return!0;try{return e instanceof CryptoKey}catch{return!1}},
B=e=>e?.[Symbol.toStringTag]==="KeyObject",b=e=>T(e)||B(e);function U(e,t,...y){if(y.length>2){const l=y.pop();e+=`one of type ${y.join(", ")}, or ${l}.`}else y.
length===2?e+=`one of type ${y[0]} or ${y[1]}.`:e+=`of type ${y[0]}.`;return t==null?e+=` Received ${t}`:typeof t=="function"&&t.name?e+=` Received function ${t.
name}`:typeof t=="object"&&t!=null&&t.constructor?.name&&(e+=` Received an instance of ${t.constructor.name}`),e}const _=(e,...t)=>U("Key must be ",e,...t);function s(e,t,y){
const l=["CryptoKey","KeyObject","JSON Web Key"];return y&&l.push("Uint8Array"),new TypeError(U(`Key for the ${e} algorithm must be `,t,...l))}const r=(e,t="alg\
orithm.name")=>new TypeError(`CryptoKey does not support this operation, its ${t} must be ${e}`);function o(e,t){if(t&&!e.usages.includes(t))throw new TypeError(
`CryptoKey does not support this operation, its usages must include ${t}.`)}function n(e,t){const{modulusLength:y}=t.algorithm;if(typeof y!="number"||y<2048)throw new TypeError(
`${e} requires key modulusLength to be 2048 bits or larger`)}function i(e,t,y){const l=e.algorithm;if(l.name!==t.name)throw r(t.name);if(t.hash&&l.hash?.name!==
t.hash)throw r(t.hash,"algorithm.hash");if(t.namedCurve&&l.namedCurve!==t.namedCurve)throw r(t.namedCurve,"algorithm.namedCurve");if(t.length!==void 0&&l.length!==
t.length)throw r(t.length,"algorithm.length");o(e,y)}function a(e){return{__proto__:null,...e}}function p(e){const t=a(e);if(t.ext!==void 0&&typeof t.ext!="bool\
ean")throw new TypeError('"ext" (Extractable) Parameter must be a boolean');if(t.key_ops!==void 0){const y=t.key_ops,l=Array.isArray(y)?[...y]:void 0;if(!l||l.some(
v=>typeof v!="string")||new Set(l).size!==l.length)throw new TypeError('"key_ops" (Key Operations) Parameter must be an array of unique strings');t.key_ops=l}return t}
function h(e){if(e!==void 0&&typeof e!="boolean")throw new TypeError('"extractable" option must be a boolean');return e}async function R(e,t,y){if(!e.kty.includes(
t.kty))throw new d.JOSENotSupported('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');const l=e.resolve?.({kty:t.kty,crv:t.crv})??e.subtle,v=!!(t.
d||t.priv),A={...t,ext:y??t.ext};return A.kty!=="AKP"&&delete A.alg,delete A.use,crypto.subtle.importKey("jwk",A,l,A.ext??!v,t.key_ops??e.usages[v?1:0])}async function c(e,t,y,l=!1){
return e instanceof Uint8Array&&(e=await crypto.subtle.importKey("raw",e,t,l,[y])),i(e,t,y),e}}),3035:((H,S,f)=>{f.d(S,{t:()=>u});function u(E){const d={__proto__:null};
for(const w in E)d[w]={...E[w],alg:w};return d}}),9341:((H,S,f)=>{f.d(S,{SV:()=>h,i6:()=>p,ss:()=>R});var u=f(1445),E=f(7859),d=f(9347),w=f(5674),m=f(7784),I=f(
7410),J=f(8445);function g(c,e){if(c.algorithm.name!=="ECDH"&&c.algorithm.name!=="X25519")throw new TypeError("CryptoKey does not support this operation, its al\
gorithm.name must be ECDH or X25519");(0,E.GZ)(c,e)}async function C(c,e,t){const y=await(0,E.GK)(e,(0,d.eD)(c).subtle,"wrapKey",!0),l=await crypto.subtle.importKey(
"raw",t,{hash:"SHA-256",name:"HMAC"},!0,["sign"]);return new Uint8Array(await crypto.subtle.wrapKey("raw",l,y,"AES-KW"))}async function T(c,e,t){const y=await(0,E.
GK)(e,(0,d.eD)(c).subtle,"unwrapKey",!0),l=await crypto.subtle.unwrapKey("raw",t,y,"AES-KW",{hash:"SHA-256",name:"HMAC"},!0,["sign"]);return new Uint8Array(await crypto.
subtle.exportKey("raw",l))}function B(c,e,t){(0,E.Ni)(e,(0,d.eD)(c).subtle,t),(0,E.or)(c,e)}async function b(c,e,t,y){if(!(c instanceof Uint8Array)||c.length<8)
throw new w.JWEInvalid("PBES2 Salt Input must be 8 or more octets");if(!Number.isSafeInteger(t)||Math.sign(t)!==1)throw new w.JWEInvalid("PBES2 Count Input must\
 be a positive integer");const l=(0,I.xW)((0,I.lF)(e),Uint8Array.of(0),c),v=parseInt(e.slice(13,16),10),A={hash:`SHA-${e.slice(8,11)}`,iterations:t,name:"PBKDF2",
salt:l},W=await(0,E.GK)(y,(0,d.eD)(e).subtle,"deriveBits");return new Uint8Array(await crypto.subtle.deriveBits(A,W,v))}function U(c){return(0,I.xW)((0,I.VS)(c.
length),c)}async function _(c,e,t){const y=e>>3,l=32,v=Math.ceil(y/l),A=new Uint8Array(v*l);for(let W=1;W<=v;W++){const M=await(0,I.br)("sha256",(0,I.xW)((0,I.VS)(
W),c,t));A.set(M,(W-1)*l)}return A.slice(0,y)}async function s(c,e,t,y,l=new Uint8Array,v=new Uint8Array){g(c),g(e,"deriveBits");const A=(0,I.xW)(U((0,I.lF)(t)),
U(l),U(v),(0,I.VS)(y)),W=new Uint8Array(await crypto.subtle.deriveBits({name:c.algorithm.name,public:c},e,c.algorithm.name==="X25519"?256:Math.ceil(parseInt(c.algorithm.
namedCurve.slice(-3),10)/8)<<3));return _(W,y,A)}function r(c){(0,E.Tz)(c);const e=c.algorithm.namedCurve;if(e!=="P-256"&&e!=="P-384"&&e!=="P-521"&&c.algorithm.
name!=="X25519")throw new w.JOSENotSupported("ECDH with the provided key is not allowed or not supported by your javascript runtime")}function o(c,e){const t=c[e];
if(t!==void 0){if(typeof t!="string")throw new w.JWEInvalid(`JOSE Header "${e}" (Agreement Party${e==="apu"?"U":"V"}Info) invalid`);return(0,m.h2)(t,e,w.JWEInvalid)}}
function n(c,e){if(!(c===void 0||e===void 0||c.byteLength!==e.byteLength)){for(let t=0;t<c.byteLength;t++)if(c[t]!==e[t])return;throw new w.JWEInvalid('JOSE Hea\
der "apu" and "apv" values must be distinct')}}function i(c){if(c===void 0)throw new w.JWEInvalid("JWE Encrypted Key missing")}function a(c){if(c!==void 0)throw new w.
JWEInvalid("Encountered unexpected JWE Encrypted Key")}function p(c){if(c!==void 0&&c!==1/0&&(!Number.isSafeInteger(c)||c<1))throw new TypeError("maxPBES2Count \
must be a positive safe integer or Infinity")}async function h(c,e,t,y,l,v){const{alg:A}=c,W=c.mode;if(W==="direct-encryption")return a(y),t;const M=W==="direct\
-key-agreement";switch(M?a(y):i(y),c.subtle.name){case"ECDH":{const{epk:K}=l;if(!(0,m.Gv)(K)||["d","k","p","q","dp","dq","qi","oth","priv"].some(N=>Object.hasOwn(
K,N)))throw new w.JWEInvalid('JOSE Header "epk" (Ephemeral Public Key) missing or invalid');r(t);const D=await(0,E.xY)(c,K),O=o(l,"apu"),L=o(l,"apv");n(O,L);const P=await s(
D,t,M?e.alg:A,M?e.cekBits:parseInt(A.slice(-5,-2),10),O,L);if(M)return P;t=P;break}case"RSA-OAEP":return(0,E.Tz)(t),B(A,t,"decrypt"),new Uint8Array(await crypto.
subtle.decrypt("RSA-OAEP",t,y));case"PBKDF2":{if(typeof l.p2c!="number")throw new w.JWEInvalid('JOSE Header "p2c" (PBES2 Count) missing or invalid');const K=v??
1e4;if(l.p2c>K)throw new w.JWEInvalid('JOSE Header "p2c" (PBES2 Count) out is of acceptable bounds');if(typeof l.p2s!="string")throw new w.JWEInvalid('JOSE Head\
er "p2s" (PBES2 Salt) missing or invalid');const D=(0,m.h2)(l.p2s,"p2s",w.JWEInvalid);t=await b(D,A,l.p2c,t);break}case"AES-GCM":{if(typeof l.iv!="string")throw new w.
JWEInvalid('JOSE Header "iv" (Initialization Vector) missing or invalid');if(typeof l.tag!="string")throw new w.JWEInvalid('JOSE Header "tag" (Authentication Ta\
g) missing or invalid');const K=(0,m.h2)(l.iv,"iv",w.JWEInvalid),D=(0,m.h2)(l.tag,"tag",w.JWEInvalid);if(K.byteLength!==12)throw new w.JWEInvalid("Invalid Initi\
alization Vector length");if(D.byteLength!==16)throw new w.JWEInvalid("Invalid Authentication Tag length");return(0,J.Yc)((0,d.Oe)(A.slice(0,-2)),t,y,K,D,new Uint8Array)}}
return T(A.slice(-6),t,y)}async function R(c,e,t,y,l,v={}){const{alg:A,mode:W}=c,M=(0,d.p3)(c);if(l!==void 0&&!M)throw new TypeError(`setContentEncryptionKey ca\
nnot be called with JWE "alg" (Algorithm) Header ${A}`);let K=await(0,E.dT)(W==="direct-encryption"?e:c,t,"encrypt");if(W==="direct-encryption")return[K,void 0,
void 0];const D=M?l??(0,J.Do)(e):void 0;D&&(0,J.W_)(D,e.cekBits);let O,L;switch(c.subtle.name){case"ECDH":{r(K);const{apu:P,apv:N}=v;P!==void 0&&(0,m.GT)(P,'"ap\
u"'),N!==void 0&&(0,m.GT)(N,'"apv"');const X=P??o(y,"apu"),$=N??o(y,"apv");n(X,$);let V;v.epk!==void 0?V=await(0,E.dT)(c,v.epk,"decrypt"):V=(await crypto.subtle.
generateKey(K.algorithm,!0,["deriveBits"])).privateKey;const G=crypto.subtle;let j=V;if(!j.extractable){if(typeof G.getPublicKey!="function")throw new TypeError(
'CryptoKey for "epk" must be extractable');j=await G.getPublicKey(V,[])}const{x:z,y:x,crv:k,kty:F}=await G.exportKey("jwk",j),Y=W==="direct-key-agreement",Z=await s(
K,V,Y?e.alg:A,Y?e.cekBits:parseInt(A.slice(-5,-2),10),X,$),Q={x:z,crv:k,kty:F};if(F==="EC"&&(Q.y=x),L={epk:Q},P!==void 0&&(L.apu=(0,u.encode)(P)),N!==void 0&&(L.
apv=(0,u.encode)(N)),Y)return[Z,void 0,L];K=Z;break}case"RSA-OAEP":{(0,E.Tz)(K),B(A,K,"encrypt"),O=new Uint8Array(await crypto.subtle.encrypt("RSA-OAEP",K,D));break}case"\
PBKDF2":{const{p2c:P=2048,p2s:N=crypto.getRandomValues(new Uint8Array(16))}=v;K=await b(N,A,P,K),L={p2c:P,p2s:(0,u.encode)(N)};break}case"AES-GCM":{const P=v.iv===
void 0?crypto.getRandomValues(new Uint8Array(12)):v.iv;if(!(P instanceof Uint8Array))throw new TypeError('"iv" must be an instance of Uint8Array');const N=await(0,J.
w)((0,d.Oe)(A.slice(0,-2)),D,K,P,new Uint8Array);O=N.ciphertext,L={iv:(0,u.encode)(N.iv),tag:(0,u.encode)(N.tag)}}}if(O??=await C(A.slice(-6),K,D),!(O instanceof
Uint8Array)||!O.byteLength)throw new TypeError("JWE key management algorithm did not produce an Encrypted Key");return[D,O,L]}}),7784:((H,S,f)=>{f.d(S,{BU:()=>s,
CT:()=>U,Fw:()=>_,GT:()=>w,Gv:()=>m,J0:()=>o,MV:()=>T,OX:()=>B,ac:()=>g,fV:()=>I,fz:()=>J,h2:()=>C,ji:()=>n,nI:()=>r,qc:()=>b});var u=f(5674),E=f(1445),d=f(7410);
function w(i,a){if(!(i instanceof Uint8Array))throw new TypeError(`${a} must be an instance of Uint8Array`)}function m(i){if(typeof i!="object"||i===null||Object.
prototype.toString.call(i)!=="[object Object]")return!1;const a=Object.getPrototypeOf(i);return a===null||Object.getPrototypeOf(a)===null}function I(i){return m(
i)&&Array.isArray(i.keys)&&Array.from(i.keys).every(m)}function J(...i){const a=new Set;for(const p of i)if(p)for(const h of Object.keys(p)){if(a.has(h))return!1;
a.add(h)}return!0}function g(i,a){if(i!==void 0)throw new TypeError(`${a} can only be called once`)}function C(i,a,p){try{return(0,E.decode)(i)}catch(h){throw new p(
`Failed to base64url decode the ${a}`,{cause:h})}}function T(i,a,p){try{return(0,d.lF)(i)}catch(h){throw new p(`The ${a} is not a valid base64url string`,{cause:h})}}
function B(i,a,p){let h;try{h=JSON.parse(d.u8.decode((0,E.decode)(i)))}catch(R){throw new a(p,{cause:R})}if(!m(h))throw new a(p);return h}const b={__proto__:null,
b64:!0},U={__proto__:null};function _(i,a){if(a!==void 0&&(!Array.isArray(a)||a.some(p=>typeof p!="string")))throw new TypeError(`"${i}" option must be an array\
 of strings`);return a===void 0?void 0:new Set(a)}function s(i,a){const{crit:p}=a??{};if(Array.isArray(p)&&new Set(p).size!==p.length)throw new i('"crit" (Criti\
cal) Header Parameter MUST NOT contain duplicate values')}function r(i,a,p,h,R){if(R.crit!==void 0&&h?.crit===void 0)throw new i('"crit" (Critical) Header Param\
eter MUST be integrity protected');if(!h||h.crit===void 0)return[];if(!Array.isArray(h.crit)||h.crit.length===0||h.crit.some(e=>typeof e!="string"||e.length===0))
throw new i('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');const c=p===void 0?a:{__proto__:null,...p,...a};for(const e of h.
crit){if(!(e in c))throw new u.JOSENotSupported(`Extension Header Parameter "${e}" is not recognized`);if(!Object.hasOwn(R,e)||R[e]===void 0)throw new i(`Extens\
ion Header Parameter "${e}" is missing`);if(c[e]&&(!Object.hasOwn(h,e)||h[e]===void 0))throw new i(`Extension Header Parameter "${e}" MUST be integrity protecte\
d`)}return h.crit}function o(i,a){if(a.includes("b64")){const p=i.b64;if(typeof p!="boolean")throw new u.JWSInvalid('The "b64" (base64url-encode payload) Header\
 Parameter must be a boolean');return p}return!0}function n(i,a){let p,h;try{p=JSON.stringify(a),h=JSON.parse(p)}catch(R){throw new i("JOSE Header is not valid \
JSON",{cause:R})}if(!m(h))throw new i("JOSE Header is not a JSON object");return[h,p]}}),1445:((H,S,f)=>{f.r(S),f.d(S,{decode:()=>d,encode:()=>w});var u=f(7410);
const E="The input to be decoded is not correctly encoded.";function d(m){try{return(0,u.y4)(typeof m=="string"?m:u.D0.decode(m),!0)}catch(I){throw new TypeError(
E,{cause:I})}}function w(m){return(0,u.WG)(typeof m=="string"?u.Rd.encode(m):m,!0)}}),5674:((H,S,f)=>{f.r(S),f.d(S,{JOSEAlgNotAllowed:()=>w,JOSEError:()=>u,JOSENotSupported:()=>m,
JWEDecryptionFailed:()=>I,JWEInvalid:()=>J,JWKInvalid:()=>T,JWKSInvalid:()=>B,JWKSMultipleMatchingKeys:()=>U,JWKSNoMatchingKey:()=>b,JWKSTimeout:()=>_,JWSInvalid:()=>g,
JWSSignatureVerificationFailed:()=>s,JWTClaimValidationFailed:()=>E,JWTExpired:()=>d,JWTInvalid:()=>C});class u extends Error{static code="ERR_JOSE_GENERIC";code="\
ERR_JOSE_GENERIC";constructor(o,n){super(o,n),this.name=this.constructor.name,Error.captureStackTrace?.(this,this.constructor)}}class E extends u{static code="E\
RR_JWT_CLAIM_VALIDATION_FAILED";code="ERR_JWT_CLAIM_VALIDATION_FAILED";claim;reason;payload;constructor(o,n,i="unspecified",a="unspecified"){super(o,{cause:{claim:i,
reason:a,payload:n}}),this.claim=i,this.reason=a,this.payload=n}}class d extends u{static code="ERR_JWT_EXPIRED";code="ERR_JWT_EXPIRED";claim;reason;payload;constructor(o,n,i="\
unspecified",a="unspecified"){super(o,{cause:{claim:i,reason:a,payload:n}}),this.claim=i,this.reason=a,this.payload=n}}class w extends u{static code="ERR_JOSE_A\
LG_NOT_ALLOWED";code="ERR_JOSE_ALG_NOT_ALLOWED"}class m extends u{static code="ERR_JOSE_NOT_SUPPORTED";code="ERR_JOSE_NOT_SUPPORTED"}class I extends u{static code="\
ERR_JWE_DECRYPTION_FAILED";code="ERR_JWE_DECRYPTION_FAILED";constructor(o="decryption operation failed",n){super(o,n)}}class J extends u{static code="ERR_JWE_IN\
VALID";code="ERR_JWE_INVALID"}class g extends u{static code="ERR_JWS_INVALID";code="ERR_JWS_INVALID"}class C extends u{static code="ERR_JWT_INVALID";code="ERR_J\
WT_INVALID"}class T extends u{static code="ERR_JWK_INVALID";code="ERR_JWK_INVALID"}class B extends u{static code="ERR_JWKS_INVALID";code="ERR_JWKS_INVALID"}class b extends u{static code="\
ERR_JWKS_NO_MATCHING_KEY";code="ERR_JWKS_NO_MATCHING_KEY";constructor(o="no applicable key found in the JSON Web Key Set",n){super(o,n)}}class U extends u{[Symbol.
asyncIterator]=async function*(){};static code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";constructor(o="multiple matching keys fo\
und in the JSON Web Key Set",n){super(o,n)}}class _ extends u{static code="ERR_JWKS_TIMEOUT";code="ERR_JWKS_TIMEOUT";constructor(o="request timed out",n){super(
o,n)}}class s extends u{static code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";constructor(o="signature verification f\
ailed",n){super(o,n)}}})};export{q as id,ee as ids,te as modules};

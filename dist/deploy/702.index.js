const qt=702,_t=[702],er={9702:((Qt,We,P)=>{P.r(We),P.d(We,{CompactEncrypt:()=>lt,CompactSign:()=>pt,EmbeddedJWK:()=>xt,EncryptJWT:()=>vt,FlattenedEncrypt:()=>ut,
FlattenedSign:()=>ht,GeneralEncrypt:()=>Qe,GeneralSign:()=>ft,SignJWT:()=>mt,UnsecuredJWT:()=>Gt,base64url:()=>E,calculateJwkThumbprint:()=>Re,calculateJwkThumbprintUri:()=>kt,
compactDecrypt:()=>ze.d,compactVerify:()=>et,createLocalJWKSet:()=>me,createRemoteJWKSet:()=>jt,cryptoRuntime:()=>Yt,customFetch:()=>Ve,decodeJwt:()=>Bt,decodeProtectedHeader:()=>Vt,
errors:()=>o,exportJWK:()=>Fe,exportPKCS8:()=>Ct,exportSPKI:()=>Ht,flattenedDecrypt:()=>Xe,flattenedVerify:()=>tt,generalDecrypt:()=>Ye,generalVerify:()=>nt,generateKeyPair:()=>zt,
generateSecret:()=>Xt,importJWK:()=>$t,importPKCS8:()=>Rt,importSPKI:()=>Mt,importX509:()=>Ft,jwksCache:()=>Be,jwtDecrypt:()=>dt,jwtVerify:()=>ct});var ze=P(1550),
o=P(5674),s=P(7784),T=P(348);async function Xe(t,e,r){if(!(0,s.Gv)(t))throw new o.JWEInvalid("Flattened JWE must be an object");const n=(0,T.Qy)(t),[i,,a]=(0,T.
Wn)(t);if(!i)throw a;const c={...n,...i};return(0,T.SB)(c),(0,T.Ks)(c,(0,T.hi)(r),e)}var x=P(9347);async function Ye(t,e,r){if(!(0,s.Gv)(t))throw new o.JWEInvalid(
"General JWE must be an object");const n=t.recipients;if(!Array.isArray(n))throw new o.JWEInvalid("JWE Recipients missing or incorrect type");const i=Array.from(
n);if(!i.every(s.Gv))throw new o.JWEInvalid("JWE Recipients missing or incorrect type");if(!i.length)throw new o.JWEInvalid("JWE Recipients has no members");const a=(0,T.
hi)(r);let c,d;try{c=(0,T.Qy)(t),d=(0,T.EK)(c)}catch{throw new o.JWEDecryptionFailed}const l=i.map(p=>(0,T.Wn)(p));if(i.length>1)for(const[,p]of l){const u=d[0]?.
alg??p??c.unprotected?.alg,h=typeof u=="string"?x.po[u]:void 0;if(h&&!(0,x.p3)(h))throw new o.JWEInvalid(`"${u}" alg may only have a single recipient`)}for(const[
p]of l)if(p)try{const u={...c,...p};return(0,T.SB)(u),await(0,T.Ks)(u,a,e,d)}catch{}throw new o.JWEDecryptionFailed}var be=P(8445),E=P(1445),Ee=P(9341),b=P(7410),
m=P(7859),Ie=P(2023);function Z(t,e,r){if(!(0,s.fz)(t,e,r))throw new o.JWEInvalid("JWE Protected, JWE Shared Unprotected and JWE Per-Recipient Header Parameter \
names must be disjoint")}function Pe(t,e,r=!1){if(!t[1]&&!t[2]&&!t[3])throw new o.JWEInvalid("either setProtectedHeader, setUnprotectedHeader, or sharedUnprotec\
tedHeader must be called before #encrypt()");e!==void 0&&(t[8]=e?.crit);let[,n,i,a,c,d,l,p,u]=t;if(c!==void 0&&(0,s.GT)(c,"JWE Additional Authenticated Data"),d!==
void 0&&(0,s.GT)(d,"JWE Content Encryption Key"),l!==void 0&&(0,s.GT)(l,"JWE Initialization Vector"),!r&&n!==void 0&&(n=(0,s.ji)(o.JWEInvalid,n)[0],t[1]=n),i!==
void 0&&(i=(0,s.ji)(o.JWEInvalid,i)[0],t[2]=i),!r&&a!==void 0&&(a=(0,s.ji)(o.JWEInvalid,a)[0],t[3]=a),p!==void 0&&!(0,s.Gv)(p))throw new TypeError("JWE Key Mana\
gement Parameters must be an object");Z(n,i,a);const h={...n,...i,...a};(0,s.BU)(o.JWEInvalid,n),(0,s.nI)(o.JWEInvalid,s.CT,u,n,h),(0,Ie.q9)(h,n);const{alg:y,enc:S}=h;
if(typeof y!="string"||!y)throw new o.JWEInvalid('JWE "alg" (Algorithm) Header Parameter missing or invalid');const f=x.po[y];if(f?.mode==="integrated-encryptio\
n"){if(S!==void 0)throw new o.JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');if(d!==void 0)throw new TypeError(
`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${y}`);if(l!==void 0)throw new TypeError(`setInitializationVector cannot be called w\
ith JWE "alg" (Algorithm) Header ${y}`);return[h,void 0,f]}if(typeof S!="string"||!S)throw new o.JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter m\
issing or invalid');return[h,(0,x.Oe)(S),f]}async function Te(t,e,r){const[n,i,a]=e,[c,d,l,p,u,h,y,S,,f]=t;let g=d,W=l;const w=a??(0,x.eD)(n.alg);let v,J,I;w.mode===
"integrated-encryption"?I=await(0,m.dT)(w,r,"encrypt"):[I,v,J]=await(0,Ee.ss)(w,i,r,n,h,S),J&&(f?W=W?{...W,...J}:J:g=g?{...g,...J}:J,Z(g,W,p));const A=g?(0,E.encode)(
JSON.stringify(g)):"",K=u?.byteLength?(0,E.encode)(u):void 0,O=(0,b.lF)(K?`${A}.${K}`:A);let j=c;n.zip==="DEF"&&(j=await(0,Ie.Bc)(j).catch(Zt=>{throw new o.JWEInvalid(
"Failed to compress plaintext",{cause:Zt})}));let ve,Se,Je;w.mode==="integrated-encryption"?[v,ve]=await w.encrypt(I,j,O,g,n,S):{ciphertext:ve,tag:Se,iv:Je}=await(0,be.
w)(i,j,I,y,O);const N={ciphertext:(0,E.encode)(ve)};return Je&&(N.iv=(0,E.encode)(Je)),Se&&(N.tag=(0,E.encode)(Se)),v?.byteLength&&(N.encrypted_key=(0,E.encode)(
v)),K&&(N.aad=K),g&&(N.protected=A),p&&(N.unprotected=p),W&&(N.header=W),N}async function Q(t,e,r){return Te(t,Pe(t,r),e)}function Ae(t){return[t.protected,t.encrypted_key,
t.iv,t.ciphertext,t.tag].join(".")}class Ze{#e;state;constructor(e,r,n){this.#e=e,this.state=[void 0,void 0,r,n]}setUnprotectedHeader(e){return(0,s.ac)(this.state[0],
"setUnprotectedHeader"),this.state[0]=e,this}setKeyManagementParameters(e){return(0,s.ac)(this.state[1],"setKeyManagementParameters"),this.state[1]=e,this}addRecipient(...e){
return this.#e.addRecipient(...e)}encrypt(...e){return this.#e.encrypt(...e)}done(){return this.#e}}class Qe{#e;#t=[];#r;#n;#i;constructor(e){this.#e=e}addRecipient(e,r){
const n=new Ze(this,e,r?.crit);return this.#t.push(n),n}setProtectedHeader(e){return(0,s.ac)(this.#r,"setProtectedHeader"),this.#r=e,this}setSharedUnprotectedHeader(e){
return(0,s.ac)(this.#n,"setSharedUnprotectedHeader"),this.#n=e,this}setAdditionalAuthenticatedData(e){return this.#i=e,this}async encrypt(){if(!this.#t.length)throw new o.
JWEInvalid("at least one recipient must be added");(0,s.GT)(this.#e,"plaintext");const e=this.#t.length>1;let r,n=this.#r,i=this.#n;const a=[];for(const f of this.#t){
const[g,W,w,v]=f.state,J=[this.#e,n,g,i,this.#i,void 0,void 0,W,v,e],I=Pe(J,void 0,a.length>0);a.length||(n=J[1],i=J[3]),a.push([J,I,w]);const[{alg:A,enc:K},,O]=I;
if(e&&O&&!(0,x.p3)(O))throw new o.JWEInvalid(`"${A}" alg may only have a single recipient`);if(!r)r=K;else if(r!==K)throw new o.JWEInvalid('JWE "enc" (Encryptio\
n Algorithm) Header Parameter must be the same for all recipients')}for(const[,f]of a)f[2]??=(0,x.eD)(f[0].alg);const[c,d,l]=a[0],p=e?(0,be.Do)(d[1]):void 0;c[5]=
p;const{encrypted_key:u,header:h,...y}=await Te(c,d,l),S={...y,recipients:[{}]};u&&(S.recipients[0].encrypted_key=u),h&&(S.recipients[0].header=h);for(let f=1;f<
a.length;f++){const[g,[W,w,v],J]=a[f],I=g[2],[,A,K]=await(0,Ee.ss)(v,w,J,W,p,g[7]),O={encrypted_key:(0,E.encode)(A)};if(I||K){const j={...I,...K};K&&Z(g[1],j,g[3]),
O.header=j}S.recipients.push(O)}return S}}var qe=P(3035);const F=[["verify"],["sign"]];function q(t){const e={name:"HMAC",hash:`SHA-${t}`};return{kty:["oct"],secret:!0,
subtle:e,signing:e,usages:F}}function D(t,e){const r={name:e?"RSA-PSS":"RSASSA-PKCS1-v1_5",hash:`SHA-${t}`};return{kty:["RSA"],subtle:r,signing:e?{...r,saltLength:e}:
r,usages:F,minRsaBits:2048}}function _(t,e){return{kty:["EC"],crv:t,subtle:{name:"ECDSA",namedCurve:t},signing:{name:"ECDSA",hash:`SHA-${e}`},usages:F}}function Ke(){
const t={name:"Ed25519"};return{kty:["OKP"],crv:"Ed25519",subtle:t,signing:t,usages:F}}function ee(t){const e={name:`ML-DSA-${t}`};return{kty:["AKP"],subtle:e,signing:e,
usages:F}}const te=(0,qe.t)({HS256:q(256),HS384:q(384),HS512:q(512),RS256:D(256),RS384:D(384),RS512:D(512),PS256:D(256,32),PS384:D(384,48),PS512:D(512,64),ES256:_(
"P-256",256),ES384:_("P-384",384),ES512:_("P-521",512),EdDSA:Ke(),Ed25519:Ke(),"ML-DSA-44":ee(44),"ML-DSA-65":ee(65),"ML-DSA-87":ee(87)});function re(t){const e=typeof t==
"string"?te[t]:void 0;if(!e)throw new o.JOSENotSupported(`alg ${t} is not supported either by JOSE or your javascript runtime`);return e}function He(t,e){const r=t.
protected,n=t.header,i=(0,s.Gv)(n)?{...n}:n;let a=e?e[0]:t.payload;!e&&a instanceof Uint8Array&&(a=new Uint8Array(a));const c=t.signature,d={payload:a,signature:c};
if(r!==void 0&&(d.protected=r),n!==void 0&&(d.header=i),r===void 0&&i===void 0)throw new o.JWSInvalid('Flattened JWS must have either of the "protected" or "hea\
der" members');if(r!==void 0&&typeof r!="string")throw new o.JWSInvalid("JWS Protected Header incorrect type");if(a===void 0)throw new o.JWSInvalid("JWS Payload\
 missing");if(typeof c!="string")throw new o.JWSInvalid("JWS Signature missing or incorrect type");if(i!==void 0&&!(0,s.Gv)(i))throw new o.JWSInvalid("JWS Unpro\
tected Header incorrect type");return d}function L(t){return[t&&(0,s.Fw)("algorithms",t.algorithms),t?.crit]}function Ce(t){return t===void 0?{}:(0,s.OX)(t,o.JWSInvalid,
"JWS Protected Header is invalid")}function ke(t){const e=/[\p{Cs}\p{Cn}]/u.exec(t)?.[0];if(e!==void 0)throw new o.JWSInvalid(new RegExp("\\p{Cs}","u").test(e)?
"JWS Payload must be a well-formed Unicode string":"JWS Payload must not contain unassigned Unicode code points");return b.Rd.encode(t)}function _e(t){try{return(0,b.
lF)(t)}catch(e){throw new o.JWSInvalid("JWS Compact Serialization payload must use only ASCII characters",{cause:e})}}async function ne(t,e,r,n,i){const{protected:a,
header:c,payload:d}=t,l=i??Ce(a);if(!(0,s.fz)(l,c))throw new o.JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");const p={
...l,...c},u=(0,s.J0)(l,(0,s.nI)(o.JWSInvalid,s.qc,e[1],l,p)),{alg:h}=p;if(typeof h!="string"||!h)throw new o.JWSInvalid('JWS "alg" (Algorithm) Header Parameter\
 missing or invalid');if(e[0]&&!e[0].has(h))throw new o.JOSEAlgNotAllowed('"alg" (Algorithm) Header Parameter value not allowed');if(u){if(typeof d!="string")throw new o.
JWSInvalid("JWS Payload must be a string")}else if(typeof d!="string"&&!(d instanceof Uint8Array))throw new o.JWSInvalid("JWS Payload must be a string or an Uin\
t8Array instance");const y=u||typeof d!="string"?d:n(d);let S=!1;typeof r=="function"&&(r=await r(l,t),S=!0);const f=re(h),g=(0,b.xW)(a!==void 0?(0,b.lF)(a):new Uint8Array,
(0,b.lF)("."),typeof y=="string"?e[2]??=(0,s.MV)(y,"payload",o.JWSInvalid):y),W=(0,s.h2)(t.signature,"signature",o.JWSInvalid),w=await(0,m.dT)(f,r,"verify"),v=await(0,m.
GK)(w,f.subtle,"verify");f.minRsaBits&&(0,m.or)(f.alg,v);let J=!1;try{J=await crypto.subtle.verify(f.signing,v,W,g)}catch(A){throw new o.JWSSignatureVerificationFailed(
void 0,{cause:A})}if(!J)throw new o.JWSSignatureVerificationFailed;const I={payload:typeof y=="string"?(0,s.h2)(y,"payload",o.JWSInvalid):y};return a!==void 0&&
(I.protectedHeader=l),c!==void 0&&(I.unprotectedHeader=c),S?[{...I,key:w},u]:[I,u]}async function xe(t,e,r){if(t instanceof Uint8Array&&(t=b.D0.decode(t)),typeof t!=
"string")throw new o.JWSInvalid("Compact JWS must be a string or Uint8Array");const{0:n,1:i,2:a,length:c}=t.split(".");if(c!==3)throw new o.JWSInvalid("Invalid \
Compact JWS");return ne({payload:i,protected:n,signature:a},e,r,_e)}async function et(t,e,r){const[n]=await xe(t,L(r),e);return n}async function tt(t,e,r){if(!(0,s.
Gv)(t))throw new o.JWSInvalid("Flattened JWS must be an object");const n=He(t),[i]=await ne(n,L(r),e,ke);return i}function rt(t,e){try{const r=He(t,[e]),n=Ce(r.
protected),{b64:i,crit:a}=n;return[r,n,Array.isArray(a)&&a.includes("b64")?typeof i=="boolean"?i?1:2:0:1]}catch{return}}async function nt(t,e,r){if(!(0,s.Gv)(t))
throw new o.JWSInvalid("General JWS must be an object");const{signatures:n,payload:i}=t;if(!Array.isArray(n))throw new o.JWSInvalid("JWS Signatures missing or i\
ncorrect type");const a=Array.from(n);if(!a.every(s.Gv))throw new o.JWSInvalid("JWS Signatures missing or incorrect type");if(i===void 0)throw new o.JWSSignatureVerificationFailed;
const c=L(r),d=i instanceof Uint8Array?new Uint8Array(i):i,l=a.map(u=>rt(u,d)).filter(u=>u!==void 0);let p=0;for(const[,,u]of l)if(p|=u,p===3)throw new o.JWSInvalid(
"inconsistent use of JWS Unencoded Payload (RFC7797)");for(const u of l)try{const[h]=await ne(u[0],c,e,ke,u[1]);return h}catch{}throw new o.JWSSignatureVerificationFailed}
const R=t=>Math.floor(t.getTime()/1e3),it={s:1,m:60,h:3600,d:86400,w:604800,y:31557600},at=/^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i,
G="check_failed";function ie(){throw new TypeError("Invalid time period format")}function z(t){typeof t!="string"&&ie();const e=at.exec(t);(!e||e[4]&&e[1])&&ie();
const r=parseFloat(e[2]),n=Math.round(r*it[e[3][0].toLowerCase()]);return Number.isFinite(n)||ie(),e[1]==="-"||e[4]==="ago"?-n:n}function M(t,e){if(!Number.isFinite(
e))throw new TypeError(`Invalid ${t} input`);return e}function ae(t,e){if(typeof e!="string")throw new TypeError(`"${t}" claim must be a string`)}function ot(t){
if(typeof t!="string"&&(!Array.isArray(t)||Array.from(t).some(e=>typeof e!="string")))throw new TypeError('"aud" claim must be a string or an array of strings')}
function oe(t,e){return typeof t=="number"?M(e,t):t instanceof Date?M(e,R(t)):R(new Date)+z(t)}const Ue=t=>{const e=t.toLowerCase();return t.includes("/")?e:`ap\
plication/${e}`},st=(t,e)=>typeof t=="string"?e.includes(t):Array.isArray(t)?e.some(r=>t.includes(r)):!1;function se(t,e,r=!1){const n=t[e];if(!(n===void 0&&!r)){
if(typeof n!="number")throw new o.JWTClaimValidationFailed(`"${e}" claim must be a number`,t,e,"invalid");return n}}function ce(t,e){throw new o.JWTClaimValidationFailed(
`unexpected "${e}" claim value`,t,e,G)}function de(t,e,r={}){let n;try{n=JSON.parse(b.u8.decode(e))}catch(v){throw new o.JWTInvalid("JWT Claims Set must be a to\
p-level JSON object",{cause:v})}if(!(0,s.Gv)(n))throw new o.JWTInvalid("JWT Claims Set must be a top-level JSON object");const{typ:i}=r;if(i!==void 0&&(typeof t.
typ!="string"||Ue(t.typ)!==Ue(i)))throw new o.JWTClaimValidationFailed('unexpected "typ" JWT header value',n,"typ",G);const{requiredClaims:a=[],issuer:c,subject:d,
audience:l,maxTokenAge:p}=r,u=[...a];p!==void 0&&u.push("iat"),l!==void 0&&u.push("aud"),d!==void 0&&u.push("sub"),c!==void 0&&u.push("iss");for(const v of new Set(
u.reverse()))if(!Object.hasOwn(n,v))throw new o.JWTClaimValidationFailed(`missing required "${v}" claim`,n,v,"missing");c!==void 0&&!(Array.isArray(c)?c:[c]).includes(
n.iss)&&ce(n,"iss"),d!==void 0&&n.sub!==d&&ce(n,"sub"),l!==void 0&&!st(n.aud,typeof l=="string"?[l]:l)&&ce(n,"aud");const{clockTolerance:h}=r;let y=0;if(typeof h==
"string")y=z(h);else if(h!==void 0){if(typeof h!="number")throw new TypeError("Invalid clockTolerance option type");y=h}if(M("clockTolerance option",y),y<0)throw new TypeError(
"Invalid clockTolerance option input");const{currentDate:S}=r,f=M("currentDate option",R(S===void 0?new Date:S)),g=se(n,"iat",p!==void 0),W=se(n,"nbf");if(W!==void 0&&
W>f+y)throw new o.JWTClaimValidationFailed('"nbf" claim timestamp check failed',n,"nbf",G);const w=se(n,"exp");if(w!==void 0&&w<=f-y)throw new o.JWTExpired('"ex\
p" claim timestamp check failed',n,"exp",G);if(p!==void 0){const v=f-g,J=M("maxTokenAge option",typeof p=="number"?p:z(p));if(J<0)throw new TypeError("Invalid m\
axTokenAge option input");if(v-y>J)throw new o.JWTExpired('"iat" claim timestamp check failed (too far in the past)',n,"iat",G);if(v<-y)throw new o.JWTClaimValidationFailed(
'"iat" claim timestamp check failed (it should be in the past)',n,"iat",G)}return n}let Oe;function H(t){return Oe.get(t)}function le(t){const e=H(t);for(const r of[
"iat","nbf","exp"]){const n=e[r];if(typeof n=="number"&&!Number.isFinite(n))throw new TypeError(`"${r}" claim must be a finite number`)}return b.Rd.encode(JSON.
stringify(e))}function ue(t,e){return H(t)[e]}class pe{constructor(e={}){if(!(0,s.Gv)(e))throw new TypeError("JWT Claims Set MUST be an object");(Oe||=new WeakMap).
set(this,structuredClone(e))}setIssuer(e){return ae("iss",e),H(this).iss=e,this}setSubject(e){return ae("sub",e),H(this).sub=e,this}setAudience(e){return ot(e),
H(this).aud=e,this}setJti(e){return ae("jti",e),H(this).jti=e,this}setNotBefore(e){return H(this).nbf=oe(e,"setNotBefore"),this}setExpirationTime(e){return H(this).
exp=oe(e,"setExpirationTime"),this}setIssuedAt(e){const r=H(this);return e===void 0?r.iat=R(new Date):typeof e=="string"?r.iat=M("setIssuedAt",R(new Date)+z(e)):
r.iat=oe(e,"setIssuedAt"),this}}async function ct(t,e,r){const[n,i]=await xe(t,L(r),e);if(!i)throw new o.JWTInvalid("JWTs MUST NOT use unencoded payload");const a=de(
n.protectedHeader,n.payload,r);return{...n,payload:a}}async function dt(t,e,r){const{plaintext:n,...i}=await(0,T.zE)(t,(0,T.hi)(r),e),{protectedHeader:a}=i,c=de(
a,n,r);for(const d of["iss","sub","aud"])if(a[d]!==void 0&&(d==="aud"?JSON.stringify(a.aud)!==JSON.stringify(c.aud):a[d]!==c[d]))throw new o.JWTClaimValidationFailed(
`replicated "${d}" claim header parameter mismatch`,c,d,"mismatch");return{payload:c,...i}}class lt{#e;constructor(e){(0,s.GT)(e,"plaintext"),this.#e=[e]}setContentEncryptionKey(e){
return(0,s.ac)(this.#e[5],"setContentEncryptionKey"),this.#e[5]=e,this}setInitializationVector(e){return(0,s.ac)(this.#e[6],"setInitializationVector"),this.#e[6]=
e,this}setProtectedHeader(e){return(0,s.ac)(this.#e[1],"setProtectedHeader"),this.#e[1]=e,this}setKeyManagementParameters(e){return(0,s.ac)(this.#e[7],"setKeyMa\
nagementParameters"),this.#e[7]=e,this}async encrypt(e,r){return Ae(await Q([...this.#e],e,r))}}class ut{#e;constructor(e){(0,s.GT)(e,"plaintext"),this.#e=[e]}setKeyManagementParameters(e){
return(0,s.ac)(this.#e[7],"setKeyManagementParameters"),this.#e[7]=e,this}setProtectedHeader(e){return(0,s.ac)(this.#e[1],"setProtectedHeader"),this.#e[1]=e,this}setSharedUnprotectedHeader(e){
return(0,s.ac)(this.#e[3],"setSharedUnprotectedHeader"),this.#e[3]=e,this}setUnprotectedHeader(e){return(0,s.ac)(this.#e[2],"setUnprotectedHeader"),this.#e[2]=e,
this}setAdditionalAuthenticatedData(e){return this.#e[4]=e,this}setContentEncryptionKey(e){return(0,s.ac)(this.#e[5],"setContentEncryptionKey"),this.#e[5]=e,this}setInitializationVector(e){
return(0,s.ac)(this.#e[6],"setInitializationVector"),this.#e[6]=e,this}async encrypt(e,r){return Q([...this.#e],e,r)}}async function he(t,e,r){let[n,i,a,c]=t,d="";
if(i!==void 0){const w=(0,s.ji)(o.JWSInvalid,i);i=w[0],d=(0,E.encode)(w[1])}if(a!==void 0&&(a=(0,s.ji)(o.JWSInvalid,a)[0]),!i&&!a)throw new o.JWSInvalid("either\
 setProtectedHeader or setUnprotectedHeader must be called before #sign()");if(!(0,s.fz)(i,a))throw new o.JWSInvalid("JWS Protected and JWS Unprotected Header P\
arameter names must be disjoint");const l={...i,...a};(0,s.BU)(o.JWSInvalid,i);const p=(0,s.J0)(i,(0,s.nI)(o.JWSInvalid,s.qc,c,i,l));p||r?.();const{alg:u}=l;if(typeof u!=
"string"||!u)throw new o.JWSInvalid('JWS "alg" (Algorithm) Header Parameter missing or invalid');const h=re(u);let y="",S=n,f;if(p){const w=t[4];w?(y=w[0]??=(0,E.
encode)(n),S=w[1]??=(0,b.lF)(y)):(y=(0,E.encode)(n),f=b.Rd.encode(`${d}.${y}`))}f??=(0,b.xW)((0,b.lF)(d),(0,b.lF)("."),S);const g=await(0,m.GK)(await(0,m.dT)(h,
e,"sign"),h.subtle,"sign");h.minRsaBits&&(0,m.or)(h.alg,g);const W={signature:(0,E.encode)(new Uint8Array(await crypto.subtle.sign(h.signing,g,f))),payload:y};return i&&
(W.protected=d),a&&(W.header=a),[W,p]}async function Ne(t,e,r,n,i){const[a]=await he([t,e,void 0,r],n,i);return`${a.protected}.${a.payload}.${a.signature}`}class pt{#e;#t;constructor(e){
(0,s.GT)(e,"payload"),this.#e=e}setProtectedHeader(e){return(0,s.ac)(this.#t,"setProtectedHeader"),this.#t=e,this}async sign(e,r){return Ne(this.#e,this.#t,r?.crit,
e,()=>{throw new TypeError("use the flattened module for creating JWS with b64: false")})}}class ht{#e;constructor(e){(0,s.GT)(e,"payload"),this.#e=[e]}setProtectedHeader(e){
return(0,s.ac)(this.#e[1],"setProtectedHeader"),this.#e[1]=e,this}setUnprotectedHeader(e){return(0,s.ac)(this.#e[2],"setUnprotectedHeader"),this.#e[2]=e,this}async sign(e,r){
const n=[...this.#e];n[3]=r?.crit;const[i]=await he(n,e);return i}}class yt{#e;state;constructor(e,r,n){this.#e=e,this.state=[void 0,void 0,r,n?.crit]}setProtectedHeader(e){
return(0,s.ac)(this.state[0],"setProtectedHeader"),this.state[0]=e,this}setUnprotectedHeader(e){return(0,s.ac)(this.state[1],"setUnprotectedHeader"),this.state[1]=
e,this}addSignature(...e){return this.#e.addSignature(...e)}sign(...e){return this.#e.sign(...e)}done(){return this.#e}}class ft{#e;#t=[];constructor(e){this.#e=
e}addSignature(e,r){const n=new yt(this,e,r);return this.#t.push(n),n}async sign(){if(!this.#t.length)throw new o.JWSInvalid("at least one signature must be add\
ed");(0,s.GT)(this.#e,"payload");const e={signatures:[],payload:""},r=[];let n;for(const i of this.#t){const[a,c,d,l]=i.state,[{payload:p,...u},h]=await he([this.#e,
a,c,l,r],d);if(n===void 0)n=h,e.payload=p;else if(n!==h)throw new o.JWSInvalid("inconsistent use of JWS Unencoded Payload (RFC7797)");e.signatures.push(u)}return e}}
const wt=pe;class mt extends wt{#e;setProtectedHeader(e){return(0,s.ac)(this.#e,"setProtectedHeader"),this.#e=e,this}async sign(e,r){return Ne(le(this),this.#e,
r?.crit,e,()=>{throw new o.JWTInvalid("JWTs MUST NOT use unencoded payload")})}}const gt=pe;class vt extends gt{#e=[void 0];#t;#r;#n;setProtectedHeader(e){return(0,s.
ac)(this.#e[1],"setProtectedHeader"),this.#e[1]=e,this}setKeyManagementParameters(e){return(0,s.ac)(this.#e[7],"setKeyManagementParameters"),this.#e[7]=e,this}setContentEncryptionKey(e){
return(0,s.ac)(this.#e[5],"setContentEncryptionKey"),this.#e[5]=e,this}setInitializationVector(e){return(0,s.ac)(this.#e[6],"setInitializationVector"),this.#e[6]=
e,this}replicateIssuerAsHeader(){return this.#t=!0,this}replicateSubjectAsHeader(){return this.#r=!0,this}replicateAudienceAsHeader(){return this.#n=!0,this}async encrypt(e,r){
const n=le(this);this.#e[1]&&(this.#t||this.#r||this.#n)&&(this.#e[1]={...this.#e[1],iss:this.#t?ue(this,"iss"):void 0,sub:this.#r?ue(this,"sub"):void 0,aud:this.#n?
ue(this,"aud"):void 0});const i=[...this.#e];return i[0]=n,Ae(await Q(i,e,r))}}const $='"alg" (Algorithm)';function X(t='JWK "alg" (Algorithm) Parameter'){throw new o.
JOSENotSupported(`Invalid or unsupported ${t} value`)}function Y(t,e){return(typeof t=="string"?te[t]??x.po[t]:void 0)??X(e)}const St=(t,e)=>{const r=(t.match(/.{1,64}/g)||
[]).join(`
`);return`-----BEGIN ${e}-----
${r}
-----END ${e}-----`},je=async(t,e,r)=>{if((0,m.D2)(r)){if(r.type!==t)throw new TypeError(`key is not a ${t} key`);return r.export({format:"pem",type:e})}if(!(0,m.
R7)(r))throw new TypeError((0,m.XP)(r,"CryptoKey","KeyObject"));if(!r.extractable)throw new TypeError("CryptoKey is not extractable");if(r.type!==t)throw new TypeError(
`key is not a ${t} key`);return St((0,b.WG)(new Uint8Array(await crypto.subtle.exportKey(e,r))),`${t.toUpperCase()} KEY`)},Jt=t=>je("public","spki",t),Wt=t=>je(
"private","pkcs8",t),V=(t,e)=>{if(t.byteLength!==e.length)return!1;for(let r=0;r<t.byteLength;r++)if(t[r]!==e[r])return!1;return!0},De=t=>({data:t,pos:0}),ye=t=>{
const e=t.data[t.pos++];if(e===void 0)throw new Error("Unexpected end of ASN.1 input");return e},C=t=>{const e=ye(t);if(e&128){const r=e&127;let n=0;for(let i=0;i<
r;i++)n=n<<8|ye(t);return n}return e},Ge=(t,e=1)=>{for(;e-- >0;){t.pos++;const r=C(t);t.pos+=r}},U=(t,e,r)=>{if(ye(t)!==e)throw new Error(r)},Me=(t,e)=>{if(e<0||
t.pos+e>t.data.length)throw new Error("Unexpected end of ASN.1 input");const r=t.data.subarray(t.pos,t.pos+e);return t.pos+=e,r},bt=t=>{U(t,6,"Expected algorith\
m OID");const e=C(t);return Me(t,e)};function Et(t,e){if(U(t,48,`Invalid ${e==="spki"?"SPKI":"PKCS#8"} structure`),C(t),e==="pkcs8"){U(t,2,"Expected version fie\
ld");const r=C(t);t.pos+=r}U(t,48,"Expected algorithm identifier"),C(t)}const It=t=>{const e=bt(t);if(V(e,[43,101,110]))return"X25519";if(!V(e,[42,134,72,206,61,
2,1]))throw new Error("Unsupported key algorithm");U(t,6,"Expected curve OID");const r=C(t),n=Me(t,r);if(V(n,[42,134,72,206,61,3,1,7]))return"P-256";if(V(n,[43,
129,4,0,34]))return"P-384";if(V(n,[43,129,4,0,35]))return"P-521";throw new Error("Unsupported named curve")},fe=async(t,e,r,n)=>{const i=(0,m.l)(n?.extractable),
a=Y(r,$);a.secret&&X($);const c=t==="spki";let d;if(a.resolve)try{const l=De(e);Et(l,t),d=a.resolve({crv:It(l)})}catch(l){throw new o.JOSENotSupported("Invalid \
or unsupported key format",{cause:l})}else d=a.subtle;return crypto.subtle.importKey(t,e,d,i??c,a.usages[c?0:1])},we=(t,e)=>(0,b.y4)(t.replace(e,"")),Pt=(t,e,r)=>{
const n=we(t,/(?:-----(?:BEGIN|END) PRIVATE KEY-----|\s)/g);return fe("pkcs8",n,e,r)},Tt=(t,e,r)=>{const n=we(t,/(?:-----(?:BEGIN|END) PUBLIC KEY-----|\s)/g);return fe(
"spki",n,e,r)};function At(t){const e=De(t);U(e,48,"Invalid certificate structure");const r=C(e);if(r<0||e.pos+r>e.data.length)throw new Error("Unexpected end o\
f ASN.1 input");U(e,48,"Invalid tbsCertificate structure"),C(e),t[e.pos]===160?Ge(e,6):Ge(e,5);const n=e.pos;U(e,48,"Invalid SPKI structure");const i=C(e);return t.
subarray(n,n+i+(e.pos-n))}const Kt=(t,e,r)=>{let n;try{const i=we(t,/(?:-----(?:BEGIN|END) CERTIFICATE-----|\s)/g);n=At(i)}catch(i){throw new TypeError("Failed \
to parse the X.509 certificate",{cause:i})}return fe("spki",n,e,r)};function Ht(t){return Jt(t)}function Ct(t){return Wt(t)}async function Fe(t){if((0,m.D2)(t))
if(t.type==="secret")t=t.export();else return t.export({format:"jwk"});if(t instanceof Uint8Array)return{kty:"oct",k:(0,E.encode)(t)};if(!(0,m.R7)(t))throw new TypeError(
(0,m.XP)(t,"CryptoKey","KeyObject","Uint8Array"));if(!t.extractable)throw new TypeError("non-extractable CryptoKey cannot be exported as a JWK");const e=await crypto.
subtle.exportKey("jwk",t);delete e.ext,delete e.key_ops,delete e.use,e.kty!=="AKP"&&delete e.alg;for(const r of Object.keys(e))e[r]===void 0&&delete e[r];return e}
const k=(t,e)=>{if(typeof t!="string"||!t)throw new o.JWKInvalid(`${e} missing or invalid`)};async function Re(t,e){let r;if((0,s.Gv)(t)){if(r=(0,m.ZZ)(t),typeof r.
kty!="string")throw new TypeError((0,m.XP)(t,"CryptoKey","KeyObject","JSON Web Key"))}else if((0,m.P2)(t))r=(0,m.ZZ)(await Fe(t));else throw new TypeError((0,m.
XP)(t,"CryptoKey","KeyObject","JSON Web Key"));if(e??="sha256",e!=="sha256"&&e!=="sha384"&&e!=="sha512")throw new TypeError('digestAlgorithm must one of "sha256\
", "sha384", or "sha512"');let n;switch(r.kty){case"AKP":k(r.alg,'"alg" (Algorithm) Parameter'),k(r.pub,'"pub" (Public key) Parameter'),n={alg:r.alg,kty:r.kty,pub:r.
pub};break;case"EC":k(r.crv,'"crv" (Curve) Parameter'),k(r.x,'"x" (X Coordinate) Parameter'),k(r.y,'"y" (Y Coordinate) Parameter'),n={crv:r.crv,kty:r.kty,x:r.x,
y:r.y};break;case"OKP":k(r.crv,'"crv" (Subtype of Key Pair) Parameter'),k(r.x,'"x" (Public Key) Parameter'),n={crv:r.crv,kty:r.kty,x:r.x};break;case"RSA":k(r.e,
'"e" (Exponent) Parameter'),k(r.n,'"n" (Modulus) Parameter'),n={e:r.e,kty:r.kty,n:r.n};break;case"oct":if(typeof r.k!="string")throw new o.JWKInvalid('"k" (Key \
Value) Parameter missing or invalid');n={k:r.k,kty:r.kty};break;default:throw new o.JOSENotSupported('"kty" (Key Type) Parameter missing or unsupported')}const i=(0,b.
lF)(JSON.stringify(n));return(0,E.encode)(await(0,b.br)(e,i))}async function kt(t,e){e??="sha256";const r=await Re(t,e);return`urn:ietf:params:oauth:jwk-thumbpr\
int:sha-${e.slice(-3)}:${r}`}async function xt(t,e){const r={...t,...e?.header};if(!(0,s.Gv)(r.jwk))throw new o.JWSInvalid('"jwk" (JSON Web Key) Header Paramete\
r must be a JSON object');let n;try{n=(0,m.oX)(r.jwk)}catch(c){throw new o.JWSInvalid("Invalid Embedded JWK",{cause:c})}const i=re(r.alg);if(n.use!==void 0&&n.use!==
"sig")throw new o.JWSInvalid('Invalid Embedded JWK, its "use" must be "sig" when present');if(n.alg!==void 0&&n.alg!==i.alg)throw new o.JWSInvalid(`Invalid Embe\
dded JWK, its "alg" must be "${i.alg}" when present`);const a=await(0,m.xY)(i,n,!0);if(a.type!=="public")throw new o.JWSInvalid('"jwk" (JSON Web Key) Header Par\
ameter must be a public key');return a}function Ut(t,e,r,n){const{kty:i,key_ops:a,ext:c,kid:d,alg:l,use:p,crv:u}=t;return(c===void 0||typeof c=="boolean")&&(a===
void 0||Array.isArray(a)&&a.every((h,y)=>typeof h=="string"&&a.indexOf(h)===y)&&a.includes("verify"))&&e.kty.includes(i)&&(n===void 0||typeof n=="string"&&n===d)&&
(l===void 0?i!=="AKP":r===l)&&(p===void 0||p==="sig")&&(!e.crv||u===e.crv)}async function $e(t,e,r){const n=t.get(e)||t.set(e,{}).get(e),{alg:i}=r;if(n[i]===void 0){
const a=(0,m.xY)(r,e,!0).then(c=>{if(c.type!=="public")throw new o.JWKSInvalid("JSON Web Key Set members must be public keys");return n[i]=c,c}).catch(c=>{throw n[i]===
a&&delete n[i],c});n[i]=a}return n[i]}function me(t){let e;try{e=structuredClone(t)}catch(i){throw new o.JWKSInvalid("JSON Web Key Set malformed",{cause:i})}if(!(0,s.
fV)(e))throw new o.JWKSInvalid("JSON Web Key Set malformed");const r=e.keys.map(i=>{const a=(0,m.ZZ)(i);return Array.isArray(a.key_ops)&&(a.key_ops=[...a.key_ops]),
a}),n=new WeakMap;return Object.defineProperty(async(i,a)=>{const{alg:c,kid:d}={...i,...a?.header},l=typeof c=="string"?te[c]:void 0;if(!l||l.secret)throw new o.
JOSENotSupported('Unsupported "alg" value for a JSON Web Key Set');const p=e.keys.filter((y,S)=>Ut(r[S],l,c,d)),{0:u,length:h}=p;if(!h)throw new o.JWKSNoMatchingKey;
if(h!==1){const y=new o.JWKSMultipleMatchingKeys;throw y[Symbol.asyncIterator]=async function*(){for(const S of p)try{yield await $e(n,S,l)}catch{}},y}return $e(
n,u,l)},"jwks",{value:()=>structuredClone(e)})}function Ot(){return typeof WebSocketPair<"u"||typeof navigator<"u"&&navigator.userAgent==="Cloudflare-Workers"||
typeof EdgeRuntime<"u"&&EdgeRuntime==="vercel"}let ge;(typeof navigator>"u"||!navigator.userAgent?.startsWith?.("Mozilla/5.0 "))&&(ge="jose/v6.2.17");const Ve=Symbol();
async function Nt(t,e,r,n=fetch){const i=await n(t,{method:"GET",signal:r,redirect:"manual",headers:e}).catch(a=>{throw a.name==="TimeoutError"?new o.JWKSTimeout(
void 0,{cause:a}):a});if(i.status!==200)throw new o.JOSEError("Expected 200 OK from the JSON Web Key Set HTTP response");try{return await i.json()}catch(a){throw new o.
JOSEError("Failed to parse the JSON Web Key Set HTTP response as JSON",{cause:a})}}const Be=Symbol();function B(t,e){return Number.isFinite(t)&&Date.now()<t+e}function Le(t,e,r){
if(Number.isNaN(t))throw new TypeError(`"${r}" option must not be NaN`);if(typeof t=="number"&&t<0)throw new TypeError(`"${r}" option must not be negative`);return typeof t==
"number"?t:e}function jt(t,e){if(!(t instanceof URL))throw new TypeError("url must be an instance of URL");const r=new URL(t.href).href,n=e??{},i=n.timeoutDuration;
if(typeof i=="number"&&(!Number.isInteger(i)||i<0))throw new TypeError('"timeoutDuration" option must be a non-negative integer');const a=typeof i=="number"?i:5e3,
c=Le(n.cooldownDuration,3e4,"cooldownDuration"),d=Le(n.cacheMaxAge,6e5,"cacheMaxAge"),l=new Headers(n.headers);ge&&!l.has("User-Agent")&&l.set("User-Agent",ge),
l.has("accept")||l.set("accept","application/json, application/jwk-set+json");const p=n[Ve],u=n[Be];let h,y,S=0,f=0,g;if(u&&typeof u=="object"){const{uat:w,jwks:v}=u;
B(w,d)&&(0,s.fV)(v)&&(h=w,g=me(v))}const W=async()=>{if(y&&Ot()&&(y=void 0),!y){const w=++S,v=y=Nt(r,l,AbortSignal.timeout(a),p).then(J=>{const I=me(J);if(w<=f)
return;g=I;const A=Date.now();u&&(u.uat=A,u.jwks=J),h=A,f=w}).finally(()=>{y===v&&(y=void 0)})}await y};return Object.defineProperties(async(w,v)=>{(!g||!B(h,d))&&
await W();try{return await g(w,v)}catch(J){if(J instanceof o.JWKSNoMatchingKey&&!B(h,c))return await W(),g(w,v);throw J}},{coolingDown:{get:()=>B(h,c),enumerable:!0},
fresh:{get:()=>B(h,d),enumerable:!0},reload:{value:W,enumerable:!0},reloading:{get:()=>!!y,enumerable:!0},jwks:{value:()=>g?.jwks(),enumerable:!0}})}const Dt=pe;
class Gt extends Dt{encode(){const e=E.encode(JSON.stringify({alg:"none"})),r=E.encode(le(this));return`${e}.${r}.`}static decode(e,r){if(typeof e!="string")throw new o.
JWTInvalid("Unsecured JWT must be a string");const{0:n,1:i,2:a,length:c}=e.split(".");if(c!==3||a!=="")throw new o.JWTInvalid("Invalid Unsecured JWT");let d,l;try{
d=(0,s.OX)(n,o.JWSInvalid,"JWS Protected Header is invalid");const p=(0,s.nI)(o.JWSInvalid,s.qc,void 0,d,d);l=(0,s.J0)(d,p)}catch(p){throw p instanceof o.JWSInvalid?
new o.JWTInvalid("Invalid Unsecured JWT",{cause:p}):p}if(d.alg!=="none")throw new o.JWTInvalid("Invalid Unsecured JWT");if(!l)throw new o.JWTInvalid("JWTs MUST \
NOT use unencoded payload");return{payload:de(d,(0,s.h2)(i,"payload",o.JWTInvalid),r),header:d}}}async function Mt(t,e,r){if(typeof t!="string"||t.indexOf("----\
-BEGIN PUBLIC KEY-----")!==0)throw new TypeError('"spki" must be SPKI formatted string');return Tt(t,e,r)}async function Ft(t,e,r){if(typeof t!="string"||t.indexOf(
"-----BEGIN CERTIFICATE-----")!==0)throw new TypeError('"x509" must be X.509 formatted string');return Kt(t,e,r)}async function Rt(t,e,r){if(typeof t!="string"||
t.indexOf("-----BEGIN PRIVATE KEY-----")!==0)throw new TypeError('"pkcs8" must be PKCS#8 formatted string');return Pt(t,e,r)}async function $t(t,e,r){if(!(0,s.Gv)(
t))throw new TypeError("JWK must be an object");const n=(0,m.oX)(t),i=(0,m.l)(r?.extractable),{alg:a}=n;if(e??=a,n.kty!=="oct"&&!e)throw new TypeError('"alg" ar\
gument is required when "jwk.alg" is not present');switch(n.kty){case"oct":if(typeof n.k!="string")throw new TypeError('missing "k" (Key Value) Parameter value');
return(0,E.decode)(n.k);case"AKP":{if(typeof a!="string"||!a)throw new TypeError('missing "alg" (Algorithm) Parameter value');if(e!==a)throw new TypeError("JWK \
alg and alg option value mismatch");return(0,m.xY)(Y(e),n,i)}case"RSA":case"EC":case"OKP":return(0,m.xY)(Y(e),n,i);default:throw new o.JOSENotSupported('Unsuppo\
rted "kty" (Key Type) Parameter value')}}function Vt(t){let e;if(typeof t=="string"){const n=t.split(".");(n.length===3||n.length===5)&&([e]=n)}else if(typeof t==
"object"&&t)if("protected"in t)e=t.protected;else throw new TypeError("Token does not contain a Protected Header");const r="Invalid Token or Protected Header fo\
rmatting";if(typeof e!="string"||!e)throw new TypeError(r);return(0,s.OX)(e,TypeError,r)}function Bt(t){if(typeof t!="string")throw new o.JWTInvalid("JWTs must \
use Compact JWS serialization, JWT must be a string");const{1:e,length:r}=t.split(".");if(r===5)throw new o.JWTInvalid("Only JWTs using Compact JWS serializatio\
n can be decoded");if(r!==3)throw new o.JWTInvalid("Invalid JWT");if(!e)throw new o.JWTInvalid("JWTs must contain a payload");let n;try{n=(0,E.decode)(e)}catch(a){
throw new o.JWTInvalid("Failed to base64url decode the payload",{cause:a})}let i;try{i=JSON.parse(b.u8.decode(n))}catch(a){throw new o.JWTInvalid("Failed to par\
se the decoded payload as JSON",{cause:a})}if(!(0,s.Gv)(i))throw new o.JWTInvalid("Invalid JWT Claims Set");return i}function Lt(t){const e=t?.modulusLength??2048;
if(typeof e!="number"||!Number.isInteger(e)||e<2048)throw new o.JOSENotSupported("Invalid or unsupported modulusLength option provided, 2048 bits or larger keys\
 must be used");return e}async function zt(t,e){const r=(0,m.l)(e?.extractable),n=Y(t,$);n.secret&&X($);let i;if(n.resolve){const a=e?.crv??"P-256";if(!["P-256",
"P-384","P-521","X25519"].includes(a))throw new o.JOSENotSupported("Invalid or unsupported crv option provided, supported values are P-256, P-384, P-521, and X2\
5519");i=n.resolve({crv:a})}else{if(n.crv!==void 0&&e?.crv!==void 0&&e.crv!==n.crv)throw new o.JOSENotSupported(`Invalid or unsupported crv option provided, the\
 only supported value for ${t} is ${n.crv}`);i=n.kty[0]==="RSA"?{...n.subtle,publicExponent:Uint8Array.of(1,0,1),modulusLength:Lt(e)}:n.subtle}return crypto.subtle.
generateKey(i,r??!1,[...n.usages[1],...n.usages[0]])}async function Xt(t,e){const r=(0,m.l)(e?.extractable);let n,i,a;switch(t){case"HS256":case"HS384":case"HS5\
12":n=+t.slice(-3),i={name:"HMAC",hash:`SHA-${n}`,length:n},a=["sign","verify"];break;case"A128CBC-HS256":case"A192CBC-HS384":case"A256CBC-HS512":return crypto.
getRandomValues(new Uint8Array(+t.slice(-3)>>3));case"A128KW":case"A192KW":case"A256KW":n=+t.slice(1,4),i={name:"AES-KW",length:n},a=["wrapKey","unwrapKey"];break;case"\
A128GCMKW":case"A192GCMKW":case"A256GCMKW":case"A128GCM":case"A192GCM":case"A256GCM":n=+t.slice(1,4),i={name:"AES-GCM",length:n},a=["encrypt","decrypt"];break;default:
X($)}return crypto.subtle.generateKey(i,r??!1,a)}const Yt="WebCryptoAPI"})};export{qt as id,_t as ids,er as modules};

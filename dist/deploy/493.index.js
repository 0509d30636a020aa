const cs=493,us=[493],ds={7493:((ns,bt,je)=>{je.r(bt),je.d(bt,{AuthorizationResponseError:()=>it,ClientError:()=>Ie,ClientSecretBasic:()=>or,ClientSecretJwt:()=>cr,
ClientSecretPost:()=>cn,Configuration:()=>Ae,None:()=>un,PrivateKeyJwt:()=>ur,ResponseBodyError:()=>Te,TlsClientAuth:()=>dr,WWWAuthenticateChallengeError:()=>Me,
allowInsecureRequests:()=>Xe,authorizationCodeGrant:()=>Rn,buildAuthorizationUrl:()=>Je,buildAuthorizationUrlWithJAR:()=>Yr,buildAuthorizationUrlWithPAR:()=>kn,
buildEndSessionUrl:()=>Xr,calculatePKCECodeChallenge:()=>mr,clientCredentialsGrant:()=>En,clockSkew:()=>pr,clockTolerance:()=>yr,customFetch:()=>ne,discovery:()=>Ar,
dynamicClientRegistration:()=>dn,enableDecryptingResponses:()=>Tr,enableDetachedSignatureResponseChecks:()=>$r,enableNonRepudiationChecks:()=>Mr,fetchProtectedResource:()=>vn,
fetchUserInfo:()=>Tn,genericGrantRequest:()=>Cn,getDPoPHandle:()=>Ur,getJwksCache:()=>zr,implicitAuthentication:()=>qr,initiateBackchannelAuthentication:()=>Jr,
initiateDeviceAuthorization:()=>Nr,modifyAssertion:()=>fr,pollBackchannelAuthenticationGrant:()=>jr,pollDeviceAuthorizationGrant:()=>Ir,randomDPoPKeyPair:()=>Sr,
randomNonce:()=>_r,randomPKCECodeVerifier:()=>wr,randomState:()=>br,refreshTokenGrant:()=>An,setJwksCache:()=>Wr,skipStateCheck:()=>hr,skipSubjectCheck:()=>lr,tokenIntrospection:()=>Zr,
tokenRevocation:()=>Qr,useCodeIdTokenResponseType:()=>Gr,useIdTokenResponseType:()=>Br,useJwtResponseMode:()=>Kr});let Qe;(typeof navigator>"u"||!navigator.userAgent?.
startsWith?.("Mozilla/5.0 "))&&(Qe="oauth4webapi/v3.8.8");function N(e,t){if(e==null)return!1;try{return e instanceof t||Object.getPrototypeOf(e)[Symbol.toStringTag]===
t.prototype[Symbol.toStringTag]}catch{return!1}}const k="ERR_INVALID_ARG_VALUE",R="ERR_INVALID_ARG_TYPE";function m(e,t,n){const a=new TypeError(e,{cause:n});return Object.
assign(a,{code:t}),a}const g=Symbol(),ie=Symbol(),oe=Symbol(),A=Symbol(),Ee=Symbol(),H=Symbol(),Z=Symbol(),On=new TextEncoder,Dn=new TextDecoder;function J(e){return typeof e==
"string"?On.encode(e):Dn.decode(e)}let et;Uint8Array.prototype.toBase64?et=e=>(e instanceof ArrayBuffer&&(e=new Uint8Array(e)),e.toBase64({alphabet:"base64url",
omitPadding:!0})):et=t=>{t instanceof ArrayBuffer&&(t=new Uint8Array(t));const n=[];for(let a=0;a<t.byteLength;a+=32768)n.push(String.fromCharCode.apply(null,t.
subarray(a,a+32768)));return btoa(n.join("")).replace(/=/g,"").replace(/\+/g,"-").replace(/\//g,"_")};let tt;Uint8Array.fromBase64?tt=e=>{try{return Uint8Array.
fromBase64(e,{alphabet:"base64url"})}catch(t){throw m("The input to be decoded is not correctly encoded.",k,t)}}:tt=e=>{try{const t=atob(e.replace(/-/g,"+").replace(
/_/g,"/").replace(/\s/g,"")),n=new Uint8Array(t.length);for(let a=0;a<t.length;a++)n[a]=t.charCodeAt(a);return n}catch(t){throw m("The input to be decoded is no\
t correctly encoded.",k,t)}};function U(e){return typeof e=="string"?tt(e):et(e)}class T extends Error{code;constructor(t,n){super(t,n),this.name=this.constructor.
name,this.code=le,Error.captureStackTrace?.(this,this.constructor)}}class We extends Error{code;constructor(t,n){super(t,n),this.name=this.constructor.name,n?.code&&
(this.code=n?.code),Error.captureStackTrace?.(this,this.constructor)}}function d(e,t,n){return new We(e,{code:t,cause:n})}async function gt(e){let t;switch(e.kty){case"\
EC":t={crv:e.crv,kty:e.kty,x:e.x,y:e.y};break;case"OKP":t={crv:e.crv,kty:e.kty,x:e.x};break;case"AKP":t={alg:e.alg,kty:e.kty,pub:e.pub};break;case"RSA":t={e:e.e,
kty:e.kty,n:e.n};break;default:throw new T("unsupported JWK key type",{cause:e})}return U(await crypto.subtle.digest("SHA-256",J(JSON.stringify(t))))}function St(e,t){
if(!(e instanceof CryptoKey))throw m(`${t} must be a CryptoKey`,R)}function nt(e,t){if(St(e,t),e.type!=="private")throw m(`${t} must be a private CryptoKey`,k)}
function xn(e,t){if(St(e,t),e.type!=="public")throw m(`${t} must be a public CryptoKey`,k)}function Hn(e){return e.toLowerCase().replace(/^application\//,"")}function G(e){
return!(e===null||typeof e!="object"||Array.isArray(e))}function B(e){N(e,Headers)&&(e=Object.fromEntries(e.entries()));const t=new Headers(e??{});if(Qe&&!t.has(
"user-agent")&&t.set("user-agent",Qe),t.has("authorization"))throw m('"options.headers" must not include the "authorization" header name',k);return t}function ke(e,t){
if(t!==void 0){if(typeof t=="function"&&(t=t(e.href)),!(t instanceof AbortSignal))throw m('"options.signal" must return or be an instance of AbortSignal',R);return t}}
function Rt(e){return e.includes("//")?e.replace("//","/"):e}function Pt(e,t,n=!1){return e.pathname==="/"?e.pathname=t:e.pathname=Rt(`${t}/${n?e.pathname:e.pathname.
replace(/(\/)$/,"")}`),e}function Un(e,t){return e.pathname=Rt(`${e.pathname}/${t}`),e}async function At(e,t,n,a){if(!(e instanceof URL))throw m(`"${t}" must be\
 an instance of URL`,R);ze(e,a?.[g]!==!0);const r=n(new URL(e.href)),s=B(a?.headers);return s.set("accept","application/json"),(a?.[A]||fetch)(r.href,{body:void 0,
headers:Object.fromEntries(s.entries()),method:"GET",redirect:"manual",signal:ke(r,a?.signal)})}async function Ln(e,t){return At(e,"issuerIdentifier",n=>{switch(t?.
algorithm){case void 0:case"oidc":Un(n,".well-known/openid-configuration");break;case"oauth2":Pt(n,".well-known/oauth-authorization-server");break;default:throw m(
'"options.algorithm" must be "oidc" (default), or "oauth2"',k)}return n},t)}function V(e,t,n,a,r){try{if(typeof e!="number"||!Number.isFinite(e))throw m(`${n} m\
ust be a number`,R,r);if(e>0)return;if(t){if(e!==0)throw m(`${n} must be a non-negative number`,k,r);return}throw m(`${n} must be a positive number`,k,r)}catch(s){
throw a?d(s.message,a,r):s}}function w(e,t,n,a){try{if(typeof e!="string")throw m(`${t} must be a string`,R,a);if(e.length===0)throw m(`${t} must not be empty`,
k,a)}catch(r){throw n?d(r.message,n,a):r}}async function In(e,t){const n=e;if(!(n instanceof URL)&&n!==Le)throw m('"expectedIssuerIdentifier" must be an instanc\
e of URL',R);if(!N(t,Response))throw m('"response" must be an instance of Response',R);if(t.status!==200)throw d('"response" is not a conform Authorization Serv\
er Metadata response (unexpected HTTP status code)',ge,t);$(t);const a=await te(t);if(w(a.issuer,'"response" body "issuer" property',y,{body:a}),n!==Le&&new URL(
a.issuer).href!==n.href)throw d('"response" body "issuer" property does not match the expected value',He,{expected:n.href,body:a,attribute:"issuer"});return a}function Et(e){
Jn(e,"application/json")}function kt(e,...t){let n='"response" content-type must be ';if(t.length>2){const a=t.pop();n+=`${t.join(", ")}, or ${a}`}else t.length===
2?n+=`${t[0]} or ${t[1]}`:n+=t[0];return d(n,Bt,e)}function Nn(e,...t){if(!t.includes(de(e)))throw kt(e,...t)}function Jn(e,t){if(de(e)!==t)throw kt(e,t)}function pe(){
return U(crypto.getRandomValues(new Uint8Array(32)))}function jn(){return pe()}function Wn(){return pe()}function zn(){return pe()}async function Mn(e){return w(
e,"codeVerifier"),U(await crypto.subtle.digest("SHA-256",J(e)))}function Tt(e){return e instanceof CryptoKey?{key:e}:e?.key instanceof CryptoKey?(e.kid!==void 0&&
w(e.kid,'"kid"'),{key:e.key,kid:e.kid}):{}}function Kn(e){switch(e.algorithm.hash.name){case"SHA-256":return"PS256";case"SHA-384":return"PS384";case"SHA-512":return"\
PS512";default:throw new T("unsupported RsaHashedKeyAlgorithm hash name",{cause:e})}}function $n(e){switch(e.algorithm.hash.name){case"SHA-256":return"RS256";case"\
SHA-384":return"RS384";case"SHA-512":return"RS512";default:throw new T("unsupported RsaHashedKeyAlgorithm hash name",{cause:e})}}function qn(e){switch(e.algorithm.
namedCurve){case"P-256":return"ES256";case"P-384":return"ES384";case"P-521":return"ES512";default:throw new T("unsupported EcKeyAlgorithm namedCurve",{cause:e})}}
function at(e){switch(e.algorithm.name){case"RSA-PSS":return Kn(e);case"RSASSA-PKCS1-v1_5":return $n(e);case"ECDSA":return qn(e);case"Ed25519":case"ML-DSA-44":case"\
ML-DSA-65":case"ML-DSA-87":return e.algorithm.name;case"EdDSA":return"Ed25519";default:throw new T("unsupported CryptoKey algorithm name",{cause:e})}}function K(e){
const t=e?.[ie];return typeof t=="number"&&Number.isFinite(t)?t:0}function ce(e){const t=e?.[oe];return typeof t=="number"&&Number.isFinite(t)&&Math.sign(t)!==-1?
t:30}function F(){return Math.floor(Date.now()/1e3)}function P(e){if(typeof e!="object"||e===null)throw m('"as" must be an object',R);w(e.issuer,'"as.issuer"')}
function C(e){if(typeof e!="object"||e===null)throw m('"client" must be an object',R);w(e.client_id,'"client.client_id"')}function Ct(e){return encodeURIComponent(
e).replace(/(?:[-_.!~*'()]|%20)/g,t=>{switch(t){case"-":case"_":case".":case"!":case"~":case"*":case"'":case"(":case")":return`%${t.charCodeAt(0).toString(16).toUpperCase()}`;case"\
%20":return"+";default:throw new Error}})}function vt(e){return w(e,'"clientSecret"'),(t,n,a,r)=>{a.set("client_id",n.client_id),a.set("client_secret",e)}}function Ot(e){
return w(e,'"clientSecret"'),(t,n,a,r)=>{const s=Ct(n.client_id),i=Ct(e),o=btoa(`${s}:${i}`);r.set("authorization",`Basic ${o}`)}}function Dt(e,t){const n=F()+K(
t);return{jti:pe(),aud:e.issuer,exp:n+60,iat:n,nbf:n,iss:t.client_id,sub:t.client_id}}function Gn(e,t){const{key:n,kid:a}=Tt(e);return nt(n,'"clientPrivateKey.k\
ey"'),async(r,s,i,o)=>{const c={alg:at(n),kid:a},u=Dt(r,s);t?.[Ee]?.(c,u),i.set("client_id",s.client_id),i.set("client_assertion_type","urn:ietf:params:oauth:cl\
ient-assertion-type:jwt-bearer"),i.set("client_assertion",await rt(c,u,n))}}function xt(e,t){w(e,'"clientSecret"');const n=t?.[Ee];let a;return async(r,s,i,o)=>{
a||=await crypto.subtle.importKey("raw",J(e),{hash:"SHA-256",name:"HMAC"},!1,["sign"]);const c={alg:"HS256"},u=Dt(r,s);n?.(c,u);const f=`${U(J(JSON.stringify(c)))}\
.${U(J(JSON.stringify(u)))}`,l=await crypto.subtle.sign(a.algorithm,a,J(f));i.set("client_id",s.client_id),i.set("client_assertion_type","urn:ietf:params:oauth:\
client-assertion-type:jwt-bearer"),i.set("client_assertion",`${f}.${U(new Uint8Array(l))}`)}}function Ht(){return(e,t,n,a)=>{n.set("client_id",t.client_id)}}function Bn(){
return Ht()}async function rt(e,t,n){if(!n.usages.includes("sign"))throw m('CryptoKey instances used for signing assertions must include "sign" in their "usages\
"',k);const a=`${U(J(JSON.stringify(e)))}.${U(J(JSON.stringify(t)))}`,r=U(await crypto.subtle.sign(Zt(n),n,J(a)));return`${a}.${r}`}async function Vn(e,t,n,a,r){
P(e),C(t),n=new URLSearchParams(n);const{key:s,kid:i}=Tt(a);nt(s,'"privateKey.key"'),n.set("client_id",t.client_id);const o=F()+K(t),c={...Object.fromEntries(n.
entries()),jti:pe(),aud:e.issuer,exp:o+60,iat:o,nbf:o,iss:t.client_id};let u;n.has("resource")&&(u=n.getAll("resource"))&&u.length>1&&(c.resource=u);{let l=n.get(
"max_age");l!==null&&(c.max_age=parseInt(l,10),V(c.max_age,!0,'"max_age" parameter'))}{let l=n.get("claims");if(l!==null){try{c.claims=JSON.parse(l)}catch(p){throw d(
'failed to parse the "claims" parameter as JSON',be,p)}if(!G(c.claims))throw m('"claims" parameter must be a JSON with a top level object',k)}}{let l=n.get("aut\
horization_details");if(l!==null){try{c.authorization_details=JSON.parse(l)}catch(p){throw d('failed to parse the "authorization_details" parameter as JSON',be,
p)}if(!Array.isArray(c.authorization_details))throw m('"authorization_details" parameter must be a JSON with a top level array',k)}}const f={alg:at(s),typ:"oaut\
h-authz-req+jwt",kid:i};return r?.[Ee]?.(f,c),rt(f,c,s)}let st;async function Fn(e,t){const{kty:n,e:a,n:r,x:s,y:i,crv:o,pub:c}=await crypto.subtle.exportKey("jw\
k",e),u={kty:n,e:a,n:r,x:s,y:i,crv:o,pub:c};return n==="AKP"&&(u.alg=t),st.set(e,u),u}async function Yn(e,t){return st||=new WeakMap,st.get(e)||Fn(e,t)}const Xn=URL.
parse?(e,t)=>URL.parse(e,t):(e,t)=>{try{return new URL(e,t)}catch{return null}};function ze(e,t){if(t&&e.protocol!=="https:")throw d("only requests to HTTPS are\
 allowed",Vt,e);if(e.protocol!=="https:"&&e.protocol!=="http:")throw d("only HTTP and HTTPS requests are allowed",Ft,e)}function Ut(e,t,n,a){let r;if(typeof e!=
"string"||!(r=Xn(e)))throw d(`authorization server metadata does not contain a valid ${n?`"as.mtls_endpoint_aliases.${t}"`:`"as.${t}"`}`,e===void 0?Ca:va,{attribute:n?
`mtls_endpoint_aliases.${t}`:t});return ze(r,a),r}function Y(e,t,n,a){return n&&e.mtls_endpoint_aliases&&t in e.mtls_endpoint_aliases?Ut(e.mtls_endpoint_aliases[t],
t,n,a):Ut(e[t],t,n,a)}async function Zn(e,t,n,a,r){P(e),C(t);const s=Y(e,"pushed_authorization_request_endpoint",t.use_mtls_endpoint_aliases,r?.[g]!==!0),i=new URLSearchParams(
a);i.set("client_id",t.client_id);const o=B(r?.headers);o.set("accept","application/json"),r?.DPoP!==void 0&&($e(r.DPoP),await r.DPoP.addProof(s,o,"POST"));const c=await we(
e,t,n,s,i,o,r);return r?.DPoP?.cacheNonce(c,s),c}class Qn{#t;#n;#a;#s;#i;#e;#r;constructor(t,n,a){if(nt(n?.privateKey,'"DPoP.privateKey"'),xn(n?.publicKey,'"DPo\
P.publicKey"'),!n.publicKey.extractable)throw m('"DPoP.publicKey.extractable" must be true',k);this.#i=a?.[Ee],this.#s=K(t),this.#n=n.privateKey,this.#a=n.publicKey,
Be.add(this)}#o(t){this.#e||=new Map;let n=this.#e.get(t);return n&&(this.#e.delete(t),this.#e.set(t,n)),n}#c(t,n){this.#e||=new Map,this.#e.delete(t),this.#e.size===
100&&this.#e.delete(this.#e.keys().next().value),this.#e.set(t,n)}async calculateThumbprint(){if(!this.#r){const t=await crypto.subtle.exportKey("jwk",this.#a);
this.#r||=await gt(t)}return this.#r}async addProof(t,n,a,r){const s=at(this.#n);this.#t||={alg:s,typ:"dpop+jwt",jwk:await Yn(this.#a,s)};const i=this.#o(t.origin),
c={iat:F()+this.#s,jti:pe(),htm:a,nonce:i,htu:`${t.origin}${t.pathname}`,ath:r?U(await crypto.subtle.digest("SHA-256",J(r))):void 0};this.#i?.(this.#t,c),n.set(
"dpop",await rt(this.#t,c,this.#n))}cacheNonce(t,n){try{const a=t.headers.get("dpop-nonce");a&&this.#c(n.origin,a)}catch{}}}function ea(e){return e instanceof Me?
e.cause.some(t=>t.scheme==="dpop"&&t.parameters.error==="use_dpop_nonce"):e instanceof Te?e.error==="use_dpop_nonce":!1}function ta(e,t,n){return new Qn(e,t,n)}
class Te extends Error{cause;code;error;status;error_description;response;constructor(t,n){super(t,n),this.name=this.constructor.name,this.code=Ea,this.cause=n.
cause,this.error=n.cause.error,this.status=n.response.status,this.error_description=n.cause.error_description,Object.defineProperty(this,"response",{enumerable:!1,
value:n.response}),Error.captureStackTrace?.(this,this.constructor)}}class it extends Error{cause;code;error;error_description;constructor(t,n){super(t,n),this.
name=this.constructor.name,this.code=ka,this.cause=n.cause,this.error=n.cause.get("error"),this.error_description=n.cause.get("error_description")??void 0,Error.
captureStackTrace?.(this,this.constructor)}}class Me extends Error{cause;code;response;status;constructor(t,n){super(t,n),this.name=this.constructor.name,this.code=
Aa,this.cause=n.cause,this.status=n.response.status,this.response=n.response,Object.defineProperty(this,"response",{enumerable:!1}),Error.captureStackTrace?.(this,
this.constructor)}}const Ke="[a-zA-Z0-9!#$%&\\'\\*\\+\\-\\.\\^_`\\|~]+",na="[a-zA-Z0-9\\-\\._\\~\\+\\/]+={0,2}",aa="("+Ke+")\\s*=\\s*"+'"((?:[^"\\\\]|\\\\[\\s\\S])*)"',
ra="("+Ke+")\\s*=\\s*("+Ke+")",sa=new RegExp("^[,\\s]*("+Ke+")"),ia=new RegExp("^[,\\s]*"+aa+"[,\\s]*(.*)"),oa=new RegExp("^[,\\s]*"+ra+"[,\\s]*(.*)"),ca=new RegExp(
"^("+na+")(?:$|[,\\s])(.*)");function ua(e){if(!N(e,Response))throw m('"response" must be an instance of Response',R);const t=e.headers.get("www-authenticate");
if(t===null)return;const n=[];let a=t;for(;a;){let r=a.match(sa);const s=r?.[1].toLowerCase();if(!s)return;const i=a.substring(r[0].length);if(i&&!i.match(/^[\s,]/))
return;const o=i.match(/^\s+(.*)$/),c=!!o;a=o?o[1]:void 0;const u={};let f;if(c)for(;a;){let p,h;if(r=a.match(ia)){[,p,h,a]=r,h.includes("\\")&&(h=h.replace(/\\([\s\S])/g,
"$1")),u[p.toLowerCase()]=h;continue}if(r=a.match(oa)){[,p,h,a]=r,u[p.toLowerCase()]=h;continue}if(r=a.match(ca)){if(Object.keys(u).length)break;[,f,a]=r;break}
return}else a=i||void 0;const l={scheme:s,parameters:u};f&&(l.token68=f),n.push(l)}if(n.length)return n}async function da(e,t,n){if(P(e),C(t),!N(n,Response))throw m(
'"response" must be an instance of Response',R);await ue(n,201,"Pushed Authorization Request Endpoint"),$(n);const a=await te(n);w(a.request_uri,'"response" bod\
y "request_uri" property',y,{body:a});let r=typeof a.expires_in!="number"?parseFloat(a.expires_in):a.expires_in;return V(r,!0,'"response" body "expires_in" prop\
erty',y,{body:a}),a.expires_in=r,a}async function ha(e){if(e.status>399&&e.status<500){$(e),Et(e);try{const t=await e.clone().json();if(G(t)&&typeof t.error=="s\
tring"&&t.error.length)return t}catch{}}}async function ue(e,t,n){if(e.status!==t){ut(e);let a;throw(a=await ha(e))?(await e.body?.cancel(),new Te("server respo\
nded with an error in the response body",{cause:a,response:e})):d(`"response" is not a conform ${n} response (unexpected HTTP status code)`,ge,e)}}function $e(e){
if(!Be.has(e))throw m('"options.DPoP" is not a valid DPoPHandle',k)}async function Lt(e,t,n,a,r,s){if(w(e,'"accessToken"'),!(n instanceof URL))throw m('"url" mu\
st be an instance of URL',R);ze(n,s?.[g]!==!0),a=B(a),s?.DPoP&&($e(s.DPoP),await s.DPoP.addProof(n,a,t.toUpperCase(),e)),a.set("authorization",`${a.has("dpop")?
"DPoP":"Bearer"} ${e}`);const i=await(s?.[A]||fetch)(n.href,{duplex:N(r,ReadableStream)?"half":void 0,body:r,headers:Object.fromEntries(a.entries()),method:t,redirect:"\
manual",signal:ke(n,s?.signal)});return s?.DPoP?.cacheNonce(i,n),i}async function la(e,t,n,a,r,s){const i=await Lt(e,t,n,a,r,s);return ut(i),i}async function fa(e,t,n,a){
P(e),C(t);const r=Y(e,"userinfo_endpoint",t.use_mtls_endpoint_aliases,a?.[g]!==!0),s=B(a?.headers);return t.userinfo_signed_response_alg?s.set("accept","applica\
tion/jwt"):(s.set("accept","application/json"),s.append("accept","application/jwt")),Lt(n,"GET",r,s,null,{...a,[ie]:K(t)})}let ye,qe,ot;function ct(e,t,n,a){ye||=
new WeakMap,ye.set(e,{jwks:t,uat:n,get age(){return F()-this.uat}}),a&&Object.assign(a,{jwks:structuredClone(t),uat:n})}function pa(e){return!(typeof e!="object"||
e===null||!("uat"in e)||typeof e.uat!="number"||F()-e.uat>=300||!("jwks"in e)||!G(e.jwks)||!Array.isArray(e.jwks.keys)||!Array.prototype.every.call(e.jwks.keys,
G))}function It(e,t){ye?.delete(e),delete t?.jwks,delete t?.uat}async function me(e,t,n){const{alg:a,kid:r}=n;Wa(n),!ye?.has(e)&&pa(t?.[Z])&&ct(e,t?.[Z].jwks,t?.[Z].
uat);let s,i;if(ye?.has(e)){if({jwks:s,age:i}=ye.get(e),i>=300)return It(e,t?.[Z]),me(e,t,n)}else{const h=await Ja(e,t);s=h.jwks,i=F()-h.uat,ct(e,s,h.uat,t?.[Z])}
let o;switch(a.slice(0,2)){case"RS":case"PS":o="RSA";break;case"ES":o="EC";break;case"Ed":o="OKP";break;case"ML":o="AKP";break;default:throw new T("unsupported \
JWS algorithm",{cause:{alg:a}})}const c=s.keys.filter(h=>{if(h.kty!==o||r!==void 0&&r!==h.kid||h.alg!==void 0&&a!==h.alg||h.use!==void 0&&h.use!=="sig"||h.key_ops?.
includes("verify")===!1)return!1;switch(!0){case(a==="ES256"&&h.crv!=="P-256"):case(a==="ES384"&&h.crv!=="P-384"):case(a==="ES512"&&h.crv!=="P-521"):case(a==="E\
d25519"&&h.crv!=="Ed25519"):case(a==="EdDSA"&&h.crv!=="Ed25519"):return!1}return!0}),{0:u,length:f}=c;if(!f){if(i>=60)return It(e,t?.[Z]),me(e,t,n);throw d("err\
or when selecting a JWT verification key, no applicable keys found",Yt,{header:n,candidates:c,jwks_uri:new URL(e.jwks_uri)})}if(f!==1)throw d('error when select\
ing a JWT verification key, multiple applicable keys found, a "kid" JWT Header Parameter is required',Yt,{header:n,candidates:c,jwks_uri:new URL(e.jwks_uri)});ot||=
new WeakMap;let l=ot.get(u);l||(l=new Map,ot.set(u,l));let p=l.get(a);return p||(p=rn(a,u).catch(h=>{throw l.delete(a),h}),l.set(a,p)),p}const Nt=Symbol();function de(e){
return e.headers.get("content-type")?.split(";")[0]}async function ya(e,t,n,a,r){if(P(e),C(t),!N(a,Response))throw m('"response" must be an instance of Response',
R);if(ut(a),a.status!==200)throw d('"response" is not a conform UserInfo Endpoint response (unexpected HTTP status code)',ge,a);$(a);let s;if(de(a)==="applicati\
on/jwt"){const{claims:i,jwt:o}=await Re(await a.text(),Pe.bind(void 0,t.userinfo_signed_response_alg,e.userinfo_signing_alg_values_supported,void 0),K(t),ce(t),
r?.[H]).then(_a.bind(void 0,t.client_id)).then(ba.bind(void 0,e));Ce.set(a,o),s=i}else{if(t.userinfo_signed_response_alg)throw d("JWT UserInfo Response expected",
Ta,a);s=await te(a)}switch(w(s.sub,'"response" body "sub" property',y,{body:s}),n){case Nt:break;default:if(w(n,'"expectedSubject"'),s.sub!==n)throw d('unexpect\
ed "response" body "sub" property value',He,{expected:n,body:s,attribute:"sub"})}return s}async function we(e,t,n,a,r,s,i){return await n(e,t,r,s),s.set("conten\
t-type","application/x-www-form-urlencoded;charset=UTF-8"),(i?.[A]||fetch)(a.href,{body:r,headers:Object.fromEntries(s.entries()),method:"POST",redirect:"manual",
signal:ke(a,i?.signal)})}async function _e(e,t,n,a,r,s){const i=Y(e,"token_endpoint",t.use_mtls_endpoint_aliases,s?.[g]!==!0);r.set("grant_type",a);const o=B(s?.
headers);o.set("accept","application/json"),s?.DPoP!==void 0&&($e(s.DPoP),await s.DPoP.addProof(i,o,"POST"));const c=await we(e,t,n,i,r,o,s);return s?.DPoP?.cacheNonce(
c,i),c}async function ma(e,t,n,a,r){P(e),C(t),w(a,'"refreshToken"');const s=new URLSearchParams(r?.additionalParameters);return s.set("refresh_token",a),_e(e,t,
n,"refresh_token",s,r)}const Jt=new WeakMap,Ce=new WeakMap;function Ge(e){if(!e.id_token)return;const t=Jt.get(e);if(!t)throw m('"ref" was already garbage colle\
cted or did not resolve from the proper sources',k);return t}async function jt(e,t,n){if(P(e),!Ce.has(t))throw m('"ref" does not contain a processed JWT Respons\
e to verify the signature of',k);const{0:a,1:r,2:s}=Ce.get(t).split("."),i=JSON.parse(J(U(a)));if(i.alg.startsWith("HS"))throw new T("unsupported JWS algorithm",
{cause:{alg:i.alg}});let o;o=await me(e,n,i),await Ue(a,r,o,U(s))}async function he(e,t,n,a,r,s){if(P(e),C(t),!N(n,Response))throw m('"response" must be an inst\
ance of Response',R);await ue(n,200,"Token Endpoint"),$(n);const i=await te(n);if(w(i.access_token,'"response" body "access_token" property',y,{body:i}),w(i.token_type,
'"response" body "token_type" property',y,{body:i}),i.token_type=i.token_type.toLowerCase(),i.expires_in!==void 0){let o=typeof i.expires_in!="number"?parseFloat(
i.expires_in):i.expires_in;V(o,!0,'"response" body "expires_in" property',y,{body:i}),i.expires_in=o}if(i.refresh_token!==void 0&&w(i.refresh_token,'"response" \
body "refresh_token" property',y,{body:i}),i.scope!==void 0&&typeof i.scope!="string")throw d('"response" body "scope" property must be a string',y,{body:i});if(i.
id_token!==void 0){w(i.id_token,'"response" body "id_token" property',y,{body:i});const o=[];t.require_auth_time===!0&&o.push("auth_time"),t.default_max_age!==void 0&&
(V(t.default_max_age,!0,'"client.default_max_age"'),o.push("auth_time")),a?.length&&o.push(...a);const{claims:c,jwt:u}=await Kt(e,t,i.id_token,o,r);qt(t,c),$t(c),
Ce.set(n,u),Jt.set(i,c)}if(s?.[i.token_type]!==void 0)s[i.token_type](n,i);else if(i.token_type!=="dpop"&&i.token_type!=="bearer")throw new T("unsupported `toke\
n_type` value",{cause:{body:i}});return i}function ut(e){let t;if(t=ua(e))throw new Me("server responded with a challenge in the WWW-Authenticate HTTP Header",{
cause:t,response:e})}async function wa(e,t,n,a){return he(e,t,n,void 0,a?.[H],a?.recognizedTokenTypes)}function _a(e,t){return t.claims.aud!==void 0?ve(e,t):t}function ve(e,t){
if(Array.isArray(t.claims.aud)){if(!t.claims.aud.includes(e))throw d('unexpected JWT "aud" (audience) claim value',z,{expected:e,claims:t.claims,claim:"aud"})}else if(t.
claims.aud!==e)throw d('unexpected JWT "aud" (audience) claim value',z,{expected:e,claims:t.claims,claim:"aud"});return t}function ba(e,t){return t.claims.iss!==
void 0?Oe(e,t):t}function Oe(e,t){const n=e[on]?.(t)??e.issuer;if(t.claims.iss!==n)throw d('unexpected JWT "iss" (issuer) claim value',z,{expected:n,claims:t.claims,
claim:"iss"});return t}const Be=new WeakSet;function ga(e){return Be.add(e),e}const Wt=Symbol();async function Sa(e,t,n,a,r,s,i){if(P(e),C(t),!Be.has(a))throw m(
'"callbackParameters" must be an instance of URLSearchParams obtained from "validateAuthResponse()", or "validateJwtAuthResponse()',k);w(r,'"redirectUri"');const o=ee(
a,"code");if(!o)throw d('no authorization code in "callbackParameters"',y);const c=new URLSearchParams(i?.additionalParameters);return c.set("redirect_uri",r),c.
set("code",o),s!==Wt&&(w(s,'"codeVerifier"'),c.set("code_verifier",s)),_e(e,t,n,"authorization_code",c,i)}const zt={aud:"audience",c_hash:"code hash",client_id:"\
client id",exp:"expiration time",iat:"issued at",iss:"issuer",jti:"jwt id",nonce:"nonce",s_hash:"state hash",sub:"subject",ath:"access token hash",htm:"http met\
hod",htu:"http uri",cnf:"confirmation",auth_time:"authentication time"};function De(e,t){for(const n of e)if(t.claims[n]===void 0)throw d(`JWT "${n}" (${zt[n]})\
 claim missing`,y,{claims:t.claims});return t}function Mt(e,t){if(typeof t.claims[e]!="string")throw d(`unexpected JWT "${e}" (${zt[e]}) claim type`,y,{claims:t.
claims});return t}function Kt(e,t,n,a,r){return Re(n,Pe.bind(void 0,t.id_token_signed_response_alg,e.id_token_signing_alg_values_supported,"RS256"),K(t),ce(t),r).
then(De.bind(void 0,["aud","exp","iat","iss","sub",...a])).then(Oe.bind(void 0,e)).then(ve.bind(void 0,t.client_id)).then(Mt.bind(void 0,"sub"))}function dt(e,t){
if(t===xe)return t;const n=t===void 0;return n&&(t=e.default_max_age),t===void 0?xe:(V(t,!0,n?'"client.default_max_age"':'"maxAge" argument'),t)}function $t(e){
e.auth_time!==void 0&&V(e.auth_time,!0,'ID Token "auth_time" (authentication time)',y,{claims:e})}function ht(e,t,n){if(n===xe)return;const a=F()+K(e),r=ce(e);if(t.
auth_time+n<a-r)throw d("too much time has elapsed since the last End-User authentication",Se,{claims:t,now:a,tolerance:r,claim:"auth_time"})}function lt(e,t){const n=t===
Ve?void 0:t;if(e.nonce!==n)throw d('unexpected ID Token "nonce" claim value',z,{expected:n,claims:e,claim:"nonce"})}function qt(e,t){if(Array.isArray(t.aud)&&t.
aud.length!==1){if(t.azp===void 0)throw d('ID Token "aud" (audience) claim includes additional untrusted audiences',z,{claims:t,claim:"aud"});if(t.azp!==e.client_id)
throw d('unexpected ID Token "azp" (authorized party) claim value',z,{expected:e.client_id,claims:t,claim:"azp"})}}const Ve=Symbol(),xe=Symbol();async function Gt(e,t,n,a){
return typeof a?.expectedNonce=="string"||typeof a?.maxAge=="number"||a?.requireIdToken?Ra(e,t,n,a.expectedNonce,a.maxAge,a[H],a.recognizedTokenTypes):Pa(e,t,n,
a?.maxAge,a?.[H],a?.recognizedTokenTypes)}async function Ra(e,t,n,a,r,s,i){const o=[];switch(a){case void 0:a=Ve;break;case Ve:break;default:w(a,'"expectedNonce\
" argument'),o.push("nonce")}r=dt(t,r),r!==xe&&o.push("auth_time");const c=await he(e,t,n,o,s,i);w(c.id_token,'"response" body "id_token" property',y,{body:c});
const u=Ge(c);return ht(t,u,r),lt(u,a),c}async function Pa(e,t,n,a,r,s){const i=await he(e,t,n,void 0,r,s),o=Ge(i);return o&&(ht(t,o,dt(t,a)),lt(o,Ve)),i}const Aa="\
OAUTH_WWW_AUTHENTICATE_CHALLENGE",Ea="OAUTH_RESPONSE_BODY_ERROR",le="OAUTH_UNSUPPORTED_OPERATION",ka="OAUTH_AUTHORIZATION_RESPONSE_ERROR",Ta="OAUTH_JWT_USERINFO\
_EXPECTED",be="OAUTH_PARSE_ERROR",y="OAUTH_INVALID_RESPONSE",Q="OAUTH_INVALID_REQUEST",Bt="OAUTH_RESPONSE_IS_NOT_JSON",ge="OAUTH_RESPONSE_IS_NOT_CONFORM",Vt="OA\
UTH_HTTP_REQUEST_FORBIDDEN",Ft="OAUTH_REQUEST_PROTOCOL_FORBIDDEN",Se="OAUTH_JWT_TIMESTAMP_CHECK_FAILED",z="OAUTH_JWT_CLAIM_COMPARISON_FAILED",He="OAUTH_JSON_ATT\
RIBUTE_COMPARISON_FAILED",Yt="OAUTH_KEY_SELECTION_FAILED",Ca="OAUTH_MISSING_SERVER_METADATA",va="OAUTH_INVALID_SERVER_METADATA";function ft(e,t){if(typeof t.header.
typ!="string"||Hn(t.header.typ)!==e)throw d('unexpected JWT "typ" header parameter value',y,{header:t.header});return t}async function Oa(e,t,n,a,r){return P(e),
C(t),_e(e,t,n,"client_credentials",new URLSearchParams(a),r)}async function Da(e,t,n,a,r,s){return P(e),C(t),w(a,'"grantType"'),_e(e,t,n,a,new URLSearchParams(r),
s)}async function xa(e,t,n,a){return he(e,t,n,void 0,a?.[H],a?.recognizedTokenTypes)}async function Ha(e,t,n,a){return he(e,t,n,void 0,a?.[H],a?.recognizedTokenTypes)}
async function Ua(e,t,n,a,r){P(e),C(t),w(a,'"token"');const s=Y(e,"revocation_endpoint",t.use_mtls_endpoint_aliases,r?.[g]!==!0),i=new URLSearchParams(r?.additionalParameters);
i.set("token",a);const o=B(r?.headers);return o.delete("accept"),we(e,t,n,s,i,o,r)}async function La(e){if(!N(e,Response))throw m('"response" must be an instanc\
e of Response',R);await ue(e,200,"Revocation Endpoint")}function $(e){if(e.bodyUsed)throw m('"response" body has been used already',k)}async function Ia(e,t,n,a,r){
P(e),C(t),w(a,'"token"');const s=Y(e,"introspection_endpoint",t.use_mtls_endpoint_aliases,r?.[g]!==!0),i=new URLSearchParams(r?.additionalParameters);i.set("tok\
en",a);const o=B(r?.headers);return r?.requestJwtResponse??t.introspection_signed_response_alg?o.set("accept","application/token-introspection+jwt"):o.set("acce\
pt","application/json"),we(e,t,n,s,i,o,r)}async function Na(e,t,n,a){if(P(e),C(t),!N(n,Response))throw m('"response" must be an instance of Response',R);await ue(
n,200,"Introspection Endpoint");let r;if(de(n)==="application/token-introspection+jwt"){$(n);const{claims:s,jwt:i}=await Re(await n.text(),Pe.bind(void 0,t.introspection_signed_response_alg,
e.introspection_signing_alg_values_supported,"RS256"),K(t),ce(t),a?.[H]).then(ft.bind(void 0,"token-introspection+jwt")).then(De.bind(void 0,["aud","iat","iss"])).
then(Oe.bind(void 0,e)).then(ve.bind(void 0,t.client_id));if(Ce.set(n,i),!G(s.token_introspection))throw d('JWT "token_introspection" claim must be a JSON objec\
t',y,{claims:s});r=s.token_introspection}else $(n),r=await te(n);if(typeof r.active!="boolean")throw d('"response" body "active" property must be a boolean',y,{
body:r});return r}async function Ja(e,t){P(e);const n=Y(e,"jwks_uri",!1,t?.[g]!==!0),a=B(t?.headers);a.set("accept","application/json"),a.append("accept","appli\
cation/jwk-set+json");const r=Object.fromEntries(a.entries()),s=JSON.stringify(r),i=t?.[A]||fetch,o=ke(n,t?.signal);qe||=new WeakMap;const c=qe.get(e)??new Set;
for(const f of c)if(f.url===n.href&&f.headers===s&&f.fetch===i&&f.signal===o)return f.promise;const u={url:n.href,headers:s,fetch:i,signal:o,promise:Promise.resolve().
then(()=>i(n.href,{body:void 0,headers:r,method:"GET",redirect:"manual",signal:o})).then(ja).then(f=>{const l=F();return ct(e,f,l),{jwks:f,uat:l}}).finally(()=>{
c.delete(u),c.size||qe.delete(e)})};return c.add(u),qe.set(e,c),u.promise}async function ja(e){if(!N(e,Response))throw m('"response" must be an instance of Resp\
onse',R);if(e.status!==200)throw d('"response" is not a conform JSON Web Key Set response (unexpected HTTP status code)',ge,e);$(e);const t=await te(e,n=>Nn(n,"\
application/json","application/jwk-set+json"));if(!Array.isArray(t.keys))throw d('"response" body "keys" property must be an array',y,{body:t});if(!Array.prototype.
every.call(t.keys,G))throw d('"response" body "keys" property members must be JWK formatted objects',y,{body:t});return t}function pt(e){switch(e){case"PS256":case"\
ES256":case"RS256":case"PS384":case"ES384":case"RS384":case"PS512":case"ES512":case"RS512":case"Ed25519":case"EdDSA":case"ML-DSA-44":case"ML-DSA-65":case"ML-DSA\
-87":return!0;default:return!1}}function Wa(e){if(!pt(e.alg))throw new T('unsupported JWS "alg" identifier',{cause:{alg:e.alg}})}function Xt(e){const{algorithm:t}=e;
if(typeof t.modulusLength!="number"||t.modulusLength<2048)throw new T(`unsupported ${t.name} modulusLength`,{cause:e})}function za(e){const{algorithm:t}=e;switch(t.
namedCurve){case"P-256":return"SHA-256";case"P-384":return"SHA-384";case"P-521":return"SHA-512";default:throw new T("unsupported ECDSA namedCurve",{cause:e})}}function Zt(e){
switch(e.algorithm.name){case"ECDSA":return{name:e.algorithm.name,hash:za(e)};case"RSA-PSS":switch(Xt(e),e.algorithm.hash.name){case"SHA-256":case"SHA-384":case"\
SHA-512":return{name:e.algorithm.name,saltLength:parseInt(e.algorithm.hash.name.slice(-3),10)>>3};default:throw new T("unsupported RSA-PSS hash name",{cause:e})}case"\
RSASSA-PKCS1-v1_5":return Xt(e),e.algorithm.name;case"ML-DSA-44":case"ML-DSA-65":case"ML-DSA-87":case"Ed25519":return e.algorithm.name}throw new T("unsupported \
CryptoKey algorithm name",{cause:e})}async function Ue(e,t,n,a){const r=J(`${e}.${t}`),s=Zt(n);if(!await crypto.subtle.verify(s,n,a,r))throw d("JWT signature ve\
rification failed",y,{key:n,data:r,signature:a,algorithm:s})}async function Re(e,t,n,a,r){let{0:s,1:i,length:o}=e.split(".");if(o===5)if(r!==void 0)e=await r(e),
{0:s,1:i,length:o}=e.split(".");else throw new T("JWE decryption is not configured",{cause:e});if(o!==3)throw d("Invalid JWT",y,e);let c;try{c=JSON.parse(J(U(s)))}catch(l){
throw d("failed to parse JWT Header body as base64url encoded JSON",be,l)}if(!G(c))throw d("JWT Header must be a top level object",y,e);if(t(c),c.crit!==void 0)
throw new T('no JWT "crit" header parameter extensions are supported',{cause:{header:c}});let u;try{u=JSON.parse(J(U(i)))}catch(l){throw d("failed to parse JWT \
Payload body as base64url encoded JSON",be,l)}if(!G(u))throw d("JWT Payload must be a top level object",y,e);const f=F()+n;if(u.exp!==void 0){if(typeof u.exp!="\
number")throw d('unexpected JWT "exp" (expiration time) claim type',y,{claims:u});if(u.exp<=f-a)throw d('unexpected JWT "exp" (expiration time) claim value, exp\
iration is past current timestamp',Se,{claims:u,now:f,tolerance:a,claim:"exp"})}if(u.iat!==void 0&&typeof u.iat!="number")throw d('unexpected JWT "iat" (issued \
at) claim type',y,{claims:u});if(u.iss!==void 0&&typeof u.iss!="string")throw d('unexpected JWT "iss" (issuer) claim type',y,{claims:u});if(u.nbf!==void 0){if(typeof u.
nbf!="number")throw d('unexpected JWT "nbf" (not before) claim type',y,{claims:u});if(u.nbf>f+a)throw d('unexpected JWT "nbf" (not before) claim value',Se,{claims:u,
now:f,tolerance:a,claim:"nbf"})}if(u.aud!==void 0&&typeof u.aud!="string"&&!Array.isArray(u.aud))throw d('unexpected JWT "aud" (audience) claim type',y,{claims:u});
return{header:c,claims:u,jwt:e}}async function Ma(e,t,n,a,r){if(P(e),C(t),n instanceof URL&&(n=n.searchParams),!(n instanceof URLSearchParams))throw m('"paramet\
ers" must be an instance of URLSearchParams, or URL',R);const s=ee(n,"response");if(!s)throw d('"parameters" does not contain a JARM response',y);const{claims:i,
header:o,jwt:c}=await Re(s,Pe.bind(void 0,t.authorization_signed_response_alg,e.authorization_signing_alg_values_supported,"RS256"),K(t),ce(t),r?.[H]).then(De.bind(
void 0,["aud","exp","iss"])).then(Oe.bind(void 0,e)).then(ve.bind(void 0,t.client_id)),{0:u,1:f,2:l}=c.split("."),p=U(l),h=await me(e,r,o);await Ue(u,f,h,p);const S=new URLSearchParams;
for(const[x,D]of Object.entries(i))typeof D=="string"&&x!=="aud"&&S.set(x,D);return Fe(e,t,S,a)}async function Ka(e,t,n){let a;switch(t.alg){case"RS256":case"PS\
256":case"ES256":a="SHA-256";break;case"RS384":case"PS384":case"ES384":a="SHA-384";break;case"RS512":case"PS512":case"ES512":case"Ed25519":case"EdDSA":a="SHA-51\
2";break;case"ML-DSA-44":case"ML-DSA-65":case"ML-DSA-87":a={name:"cSHAKE256",length:512,outputLength:512};break;default:throw new T(`unsupported JWS algorithm f\
or ${n} calculation`,{cause:{alg:t.alg}})}const r=await crypto.subtle.digest(a,J(e));return U(r.slice(0,r.byteLength/2))}async function Qt(e,t,n,a){const r=await Ka(
e,n,a);return t===r}async function $a(e,t,n,a,r,s,i){return en(e,t,n,a,r,s,i,!0)}async function qa(e,t,n,a,r,s,i){return en(e,t,n,a,r,s,i,!1)}async function Ga(e){
if(e.bodyUsed)throw m("form_post Request instances must contain a readable body",k,{cause:e});return e.text()}async function yt(e){if(e.method!=="POST")throw m(
"form_post responses are expected to use the POST method",k,{cause:e});if(de(e)!=="application/x-www-form-urlencoded")throw m("form_post responses are expected \
to use the application/x-www-form-urlencoded content-type",k,{cause:e});return Ga(e)}async function en(e,t,n,a,r,s,i,o){if(P(e),C(t),n instanceof URL){if(!n.hash.
length)throw m('"parameters" as an instance of URL must contain a hash (fragment) with the Authorization Response parameters',k);n=new URLSearchParams(n.hash.slice(
1))}else if(N(n,Request))n=new URLSearchParams(await yt(n));else if(n instanceof URLSearchParams)n=new URLSearchParams(n);else throw m('"parameters" must be an \
instance of URLSearchParams, URL, or Response',R);const c=ee(n,"id_token");switch(n.delete("id_token"),r){case void 0:case nn:break;default:w(r,'"expectedState"\
 argument')}const u=Fe({...e,authorization_response_iss_parameter_supported:!1},t,n,r);if(!c)throw d('"parameters" does not contain an ID Token',y);const f=ee(n,
"code");if(!f)throw d('"parameters" does not contain an Authorization Code',y);const l=["nonce","c_hash"],p=n.get("state");o&&(typeof r=="string"||p!==null)&&l.
push("s_hash"),s=dt(t,s),(t.require_auth_time||s!==xe)&&l.push("auth_time");const{claims:h,header:S,jwt:x}=await Kt(e,t,c,l,i?.[H]),D=K(t),se=F()+D;if(h.iat<se-
3600)throw d('unexpected JWT "iat" (issued at) claim value, it is too far in the past',Se,{now:se,claims:h,claim:"iat"});w(h.c_hash,'ID Token "c_hash" (code has\
h) claim value',y,{claims:h}),$t(h),ht(t,h,s),w(a,'"expectedNonce" argument'),lt(h,a),qt(t,h);const{0:fe,1:q,2:X}=x.split("."),I=U(X),Ze=await me(e,i,S);if(await Ue(
fe,q,Ze,I),await Qt(f,h.c_hash,S,"c_hash")!==!0)throw d('invalid ID Token "c_hash" (code hash) claim value',z,{code:f,alg:S.alg,claim:"c_hash",claims:h});if((o&&
p!==null||h.s_hash!==void 0)&&(w(h.s_hash,'ID Token "s_hash" (state hash) claim value',y,{claims:h}),w(p,'"state" response parameter',y,{parameters:n}),await Qt(
p,h.s_hash,S,"s_hash")!==!0))throw d('invalid ID Token "s_hash" (state hash) claim value',z,{state:p,alg:S.alg,claim:"s_hash",claims:h});return u}function Pe(e,t,n,a){
if(e!==void 0){if(typeof e=="string"?a.alg!==e:!e.includes(a.alg))throw d('unexpected JWT "alg" header parameter',y,{header:a,expected:e,reason:"client configur\
ation"});return}if(Array.isArray(t)){if(!t.includes(a.alg))throw d('unexpected JWT "alg" header parameter',y,{header:a,expected:t,reason:"authorization server m\
etadata"});return}if(n!==void 0){if(typeof n=="string"?a.alg!==n:typeof n=="function"?!n(a.alg):!n.includes(a.alg))throw d('unexpected JWT "alg" header paramete\
r',y,{header:a,expected:n,reason:"default value"});return}throw d('missing client or server configuration to verify used JWT "alg" header parameter',void 0,{client:e,
issuer:t,fallback:n})}function ee(e,t){const{0:n,length:a}=e.getAll(t);if(a>1)throw d(`"${t}" parameter must be provided only once`,y);return n}const tn=Symbol(),
nn=Symbol();function Fe(e,t,n,a){if(P(e),C(t),n instanceof URL&&(n=n.searchParams),!(n instanceof URLSearchParams))throw m('"parameters" must be an instance of \
URLSearchParams, or URL',R);if(ee(n,"response"))throw d('"parameters" contains a JARM response, use validateJwtAuthResponse() instead of validateAuthResponse()',
y,{parameters:n});const r=ee(n,"iss"),s=ee(n,"state");if(!r&&e.authorization_response_iss_parameter_supported)throw d('response parameter "iss" (issuer) missing',
y,{parameters:n});if(r&&r!==e.issuer)throw d('unexpected "iss" (issuer) response parameter value',y,{expected:e.issuer,parameters:n});switch(a){case void 0:case nn:
if(s!==void 0)throw d('unexpected "state" response parameter encountered',y,{expected:void 0,parameters:n});break;case tn:break;default:if(w(a,'"expectedState" \
argument'),s!==a)throw d(s===void 0?'response parameter "state" missing':'unexpected "state" response parameter value',y,{expected:a,parameters:n})}if(ee(n,"err\
or"))throw new it("authorization response from the server is an error",{cause:n});const o=ee(n,"id_token"),c=ee(n,"token");if(o!==void 0||c!==void 0)throw new T(
"implicit and hybrid flows are not supported");return ga(new URLSearchParams(n))}function an(e){switch(e){case"PS256":case"PS384":case"PS512":return{name:"RSA-P\
SS",hash:`SHA-${e.slice(-3)}`};case"RS256":case"RS384":case"RS512":return{name:"RSASSA-PKCS1-v1_5",hash:`SHA-${e.slice(-3)}`};case"ES256":case"ES384":return{name:"\
ECDSA",namedCurve:`P-${e.slice(-3)}`};case"ES512":return{name:"ECDSA",namedCurve:"P-521"};case"EdDSA":return"Ed25519";case"Ed25519":case"ML-DSA-44":case"ML-DSA-\
65":case"ML-DSA-87":return e;default:throw new T("unsupported JWS algorithm",{cause:{alg:e}})}}async function rn(e,t){const{ext:n,key_ops:a,use:r,...s}=t;return crypto.
subtle.importKey("jwk",s,an(e),!0,["verify"])}async function Ba(e,t,n,a,r){P(e),C(t);const s=Y(e,"device_authorization_endpoint",t.use_mtls_endpoint_aliases,r?.[g]!==
!0),i=new URLSearchParams(a);i.set("client_id",t.client_id);const o=B(r?.headers);return o.set("accept","application/json"),we(e,t,n,s,i,o,r)}async function Va(e,t,n){
if(P(e),C(t),!N(n,Response))throw m('"response" must be an instance of Response',R);await ue(n,200,"Device Authorization Endpoint"),$(n);const a=await te(n);w(a.
device_code,'"response" body "device_code" property',y,{body:a}),w(a.user_code,'"response" body "user_code" property',y,{body:a}),w(a.verification_uri,'"respons\
e" body "verification_uri" property',y,{body:a});let r=typeof a.expires_in!="number"?parseFloat(a.expires_in):a.expires_in;return V(r,!0,'"response" body "expir\
es_in" property',y,{body:a}),a.expires_in=r,a.verification_uri_complete!==void 0&&w(a.verification_uri_complete,'"response" body "verification_uri_complete" pro\
perty',y,{body:a}),a.interval!==void 0&&V(a.interval,!1,'"response" body "interval" property',y,{body:a}),a}async function Fa(e,t,n,a,r){P(e),C(t),w(a,'"deviceC\
ode"');const s=new URLSearchParams(r?.additionalParameters);return s.set("device_code",a),_e(e,t,n,"urn:ietf:params:oauth:grant-type:device_code",s,r)}async function Ya(e,t,n,a){
return he(e,t,n,void 0,a?.[H],a?.recognizedTokenTypes)}async function Xa(e,t){w(e,'"alg"');const n=an(e);return(e.startsWith("PS")||e.startsWith("RS"))&&Object.
assign(n,{modulusLength:t?.modulusLength??2048,publicExponent:new Uint8Array([1,0,1])}),crypto.subtle.generateKey(n,t?.extractable??!1,["sign","verify"])}function mt(e){
const t=new URL(e);return t.search="",t.hash="",t.href}async function Za(e,t,n,a){const r=e.headers.get("dpop");if(r===null)throw d("operation indicated DPoP us\
e but the request has no DPoP HTTP Header",Q,{headers:e.headers});if(e.headers.get("authorization")?.toLowerCase().startsWith("dpop ")===!1)throw d("operation i\
ndicated DPoP use but the request's Authorization HTTP Header scheme is not DPoP",Q,{headers:e.headers});if(typeof n.cnf?.jkt!="string")throw d("operation indic\
ated DPoP use but the JWT Access Token has no jkt confirmation claim",Q,{claims:n});const s=K(a),i=await Re(r,Pe.bind(void 0,a?.signingAlgorithms,void 0,pt),s,ce(
a),void 0).then(ft.bind(void 0,"dpop+jwt")).then(De.bind(void 0,["iat","jti","ath","htm","htu"])).then(Mt.bind(void 0,"jti")),o=F()+s;if(Math.abs(o-i.claims.iat)>
300)throw d("DPoP Proof iat is not recent enough",Se,{now:o,claims:i.claims,claim:"iat"});if(i.claims.htm!==e.method)throw d("DPoP Proof htm mismatch",z,{expected:e.
method,claims:i.claims,claim:"htm"});if(typeof i.claims.htu!="string"||mt(i.claims.htu)!==mt(e.url))throw d("DPoP Proof htu mismatch",z,{expected:mt(e.url),claims:i.
claims,claim:"htu"});{const D=U(await crypto.subtle.digest("SHA-256",J(t)));if(i.claims.ath!==D)throw d("DPoP Proof ath mismatch",z,{expected:D,claims:i.claims,
claim:"ath"})}const{jwk:u,alg:f}=i.header;if(!G(u))throw d("DPoP Proof jwk header parameter must be a JSON object",Q,{header:i.header});{const D=await gt(u);if(n.
cnf.jkt!==D)throw d("JWT Access Token confirmation mismatch",z,{expected:D,claims:n,claim:"cnf.jkt"})}const{0:l,1:p,2:h}=r.split("."),S=U(h),x=await rn(f,u);if(x.
type!=="public")throw d("DPoP Proof jwk header parameter must contain a public key",Q,{header:i.header});await Ue(l,p,x,S)}async function rs(e,t,n,a){if(P(e),!N(
t,Request))throw m('"request" must be an instance of Request',R);w(n,'"expectedAudience"');const r=t.headers.get("authorization");if(r===null)throw d('"request"\
 is missing an Authorization HTTP Header',Q,{headers:t.headers});let{0:s,1:i,length:o}=r.split(/ +/);switch(s=s.toLowerCase(),s){case"dpop":case"bearer":break;default:
throw new T("unsupported Authorization HTTP Header scheme",{cause:{headers:t.headers}})}if(o!==2)throw d("invalid Authorization HTTP Header format",Q,{headers:t.
headers});const c=["iss","exp","aud","sub","iat","jti","client_id"];(a?.requireDPoP||s==="dpop"||t.headers.has("dpop"))&&c.push("cnf");const{claims:u,header:f}=await Re(
i,Pe.bind(void 0,a?.signingAlgorithms,void 0,pt),K(a),ce(a),void 0).then(ft.bind(void 0,"at+jwt")).then(De.bind(void 0,c)).then(Oe.bind(void 0,e)).then(ve.bind(
void 0,n)).catch(sn);for(const D of["client_id","jti","sub"])if(typeof u[D]!="string")throw d(`unexpected JWT "${D}" claim type`,Q,{claims:u});if("cnf"in u){if(!G(
u.cnf))throw d('unexpected JWT "cnf" (confirmation) claim value',Q,{claims:u});const{0:D,length:se}=Object.keys(u.cnf);if(se){if(se!==1)throw new T("multiple co\
nfirmation claims are not supported",{cause:{claims:u}});if(D!=="jkt")throw new T("unsupported JWT Confirmation method",{cause:{claims:u}})}}const{0:l,1:p,2:h}=i.
split("."),S=U(h),x=await me(e,a,f);return await Ue(l,p,x,S),(a?.requireDPoP||s==="dpop"||u.cnf?.jkt!==void 0||t.headers.has("dpop"))&&await Za(t,i,u,a).catch(sn),
u}function sn(e){throw e instanceof We&&e?.code===Q&&(e.code=y),e}async function Qa(e,t,n,a,r){P(e),C(t);const s=Y(e,"backchannel_authentication_endpoint",t.use_mtls_endpoint_aliases,
r?.[g]!==!0),i=new URLSearchParams(a);i.set("client_id",t.client_id);const o=B(r?.headers);return o.set("accept","application/json"),we(e,t,n,s,i,o,r)}async function er(e,t,n){
if(P(e),C(t),!N(n,Response))throw m('"response" must be an instance of Response',R);await ue(n,200,"Backchannel Authentication Endpoint"),$(n);const a=await te(
n);w(a.auth_req_id,'"response" body "auth_req_id" property',y,{body:a});let r=typeof a.expires_in!="number"?parseFloat(a.expires_in):a.expires_in;return V(r,!0,
'"response" body "expires_in" property',y,{body:a}),a.expires_in=r,a.interval!==void 0&&V(a.interval,!1,'"response" body "interval" property',y,{body:a}),a}async function tr(e,t,n,a,r){
P(e),C(t),w(a,'"authReqId"');const s=new URLSearchParams(r?.additionalParameters);return s.set("auth_req_id",a),_e(e,t,n,"urn:openid:params:grant-type:ciba",s,r)}
async function nr(e,t,n,a){return he(e,t,n,void 0,a?.[H],a?.recognizedTokenTypes)}async function ar(e,t,n){P(e);const a=Y(e,"registration_endpoint",t.use_mtls_endpoint_aliases,
n?.[g]!==!0),r=B(n?.headers);r.set("accept","application/json"),r.set("content-type","application/json");const s="POST";n?.DPoP&&($e(n.DPoP),await n.DPoP.addProof(
a,r,s,n.initialAccessToken)),n?.initialAccessToken&&r.set("authorization",`${r.has("dpop")?"DPoP":"Bearer"} ${n.initialAccessToken}`);const i=await(n?.[A]||fetch)(
a.href,{body:JSON.stringify(t),headers:Object.fromEntries(r.entries()),method:s,redirect:"manual",signal:ke(a,n?.signal)});return n?.DPoP?.cacheNonce(i,a),i}async function rr(e){
if(!N(e,Response))throw m('"response" must be an instance of Response',R);await ue(e,201,"Dynamic Client Registration Endpoint"),$(e);const t=await te(e);return w(
t.client_id,'"response" body "client_id" property',y,{body:t}),t.client_secret!==void 0&&w(t.client_secret,'"response" body "client_secret" property',y,{body:t}),
t.client_secret&&V(t.client_secret_expires_at,!0,'"response" body "client_secret_expires_at" property',y,{body:t}),t}async function ss(e,t){return At(e,"resourc\
eIdentifier",n=>(Pt(n,".well-known/oauth-protected-resource",!0),n),t)}async function is(e,t){const n=e;if(!(n instanceof URL)&&n!==Le)throw m('"expectedResourc\
eIdentifier" must be an instance of URL',R);if(!N(t,Response))throw m('"response" must be an instance of Response',R);if(t.status!==200)throw d('"response" is n\
ot a conform Resource Server Metadata response (unexpected HTTP status code)',ge,t);$(t);const a=await te(t);if(w(a.resource,'"response" body "resource" propert\
y',y,{body:a}),n!==Le&&new URL(a.resource).href!==n.href)throw d('"response" body "resource" property does not match the expected value',He,{expected:n.href,body:a,
attribute:"resource"});return a}async function te(e,t=Et){let n;try{n=await e.json()}catch(a){throw t(e),d('failed to parse "response" body as JSON',be,a)}if(!G(
n))throw d('"response" body must be a top level object',y,{body:n});return n}const os=null,Le=Symbol(),on=Symbol();var sr=je(1550),ir=je(5674);let L,Ye;(typeof navigator>
"u"||!navigator.userAgent?.startsWith?.("Mozilla/5.0 "))&&(Ye="openid-client/v6.8.9",L={"user-agent":Ye});const _=e=>wt.get(e);let wt;function cn(e){if(e!==void 0)
return vt(e);const t=new WeakMap;return(n,a,r,s)=>{let i;return(i=t.get(a))||(_t(a.client_secret,'"metadata.client_secret"'),i=vt(a.client_secret),t.set(a,i)),i(
n,a,r,s)}}function _t(e,t){if(typeof e!="string")throw E(`${t} must be a string`,ae);if(e.length===0)throw E(`${t} must not be empty`,W)}function or(e){if(e!==void 0)
return Ot(e);const t=new WeakMap;return(n,a,r,s)=>{let i;return(i=t.get(a))||(_t(a.client_secret,'"metadata.client_secret"'),i=Ot(a.client_secret),t.set(a,i)),i(
n,a,r,s)}}function cr(e,t){if(e!==void 0)return xt(e,t);const n=new WeakMap;return(a,r,s,i)=>{let o;return(o=n.get(r))||(_t(r.client_secret,'"metadata.client_se\
cret"'),o=xt(r.client_secret,t),n.set(r,o)),o(a,r,s,i)}}function un(){return Ht()}function ur(e,t){return Gn(e,t)}function dr(){return Bn()}const hr=tn,lr=Nt,ne=A,
fr=Ee,pr=ie,yr=oe,W="ERR_INVALID_ARG_VALUE",ae="ERR_INVALID_ARG_TYPE";function E(e,t,n){const a=new TypeError(e,{cause:n});return Object.assign(a,{code:t}),a}function mr(e){
return Mn(e)}function wr(){return jn()}function _r(){return zn()}function br(){return Wn()}class Ie extends Error{code;constructor(t,n){super(t,n),this.name=this.
constructor.name,this.code=n?.code,Error.captureStackTrace?.(this,this.constructor)}}const gr=new TextDecoder;function v(e,t,n){return new Ie(e,{cause:t,code:n})}
function b(e){if(e instanceof TypeError||e instanceof Ie||e instanceof Te||e instanceof it||e instanceof Me)throw e;if(e instanceof We)switch(e.code){case Vt:throw v(
"only requests to HTTPS are allowed",e,e.code);case Ft:throw v("only requests to HTTP or HTTPS are allowed",e,e.code);case ge:throw v("unexpected HTTP response \
status code",e.cause,e.code);case Bt:throw v("unexpected response content-type",e.cause,e.code);case be:throw v("parsing error occured",e,e.code);case y:throw v(
"invalid response encountered",e,e.code);case z:throw v("unexpected JWT claim value encountered",e,e.code);case He:throw v("unexpected JSON attribute value enco\
untered",e,e.code);case Se:throw v("JWT timestamp claim value failed validation",e,e.code);default:throw v(e.message,e,e.code)}if(e instanceof T)throw v("unsupp\
orted operation",e,e.code);if(e instanceof DOMException)switch(e.name){case"OperationError":throw v("runtime operation error",e,le);case"NotSupportedError":throw v(
"runtime unsupported operation",e,le);case"TimeoutError":throw v("operation timed out",e,"OAUTH_TIMEOUT");case"AbortError":throw v("operation aborted",e,"OAUTH_\
ABORT")}throw new Ie("something went wrong",{cause:e})}function Sr(e,t){return Xa(e??"ES256",{extractable:t?.extractable}).catch(b)}function Rr(e,t,n){return e.
origin==="https://login.microsoftonline.com"&&(!n?.algorithm||n.algorithm==="oidc")?(t[wn]=!0,!0):!1}function Pr(e,t){return!!(e.hostname.endsWith(".b2clogin.co\
m")&&(!t?.algorithm||t.algorithm==="oidc"))}async function dn(e,t,n,a){let r;a?.flag===M?r=a.as:r=await hn(e,a);const s=t[ie]??0,i=t[oe]??30;t=structuredClone(t),
t[ie]=s,t[oe]=i;const o=a?.timeout??30,c=AbortSignal.timeout(o*1e3);let u;try{u=await ar(r,t,{initialAccessToken:a?.initialAccessToken,DPoP:a?.DPoP,headers:new Headers(
L),[A]:a?.[ne],[g]:a?.execute?.includes(Xe),signal:c}).then(rr)}catch(p){if(re(p,a))return dn(e,t,n,{...a,flag:M,as:r});b(p)}u[ie]=s,u[oe]=i;const f=new Ae(r,u.
client_id,u,n);let l=_(f);if(a?.[ne]&&(l.fetch=a[ne]),a?.timeout!==void 0&&(l.timeout=a.timeout),a?.execute)for(const p of a.execute)p(f);return f}async function Ar(e,t,n,a,r){
const s=await hn(e,r),i=new Ae(s,t,n,a);let o=_(i);if(r?.[ne]&&(o.fetch=r[ne]),r?.timeout!==void 0&&(o.timeout=r.timeout),r?.execute)for(const c of r.execute)c(
i);return i}async function hn(e,t){if(!(e instanceof URL))throw E('"server" must be an instance of URL',ae);const n=!e.href.includes("/.well-known/"),a=t?.timeout??
30,r=AbortSignal.timeout(a*1e3),s=await(n?Ln(e,{algorithm:t?.algorithm,[A]:t?.[ne],[g]:t?.execute?.includes(Xe),signal:r,headers:new Headers(L)}):(t?.[ne]||fetch)(
(ze(e,!t?.execute?.includes(Xe)),e.href),{headers:Object.fromEntries(new Headers({accept:"application/json",...L}).entries()),body:void 0,method:"GET",redirect:"\
manual",signal:r})).then(i=>In(Le,i)).catch(b);return n&&new URL(s.issuer).href!==e.href&&(Rr(e,s,t)||Pr(e,t)||(()=>{throw new Ie("discovered metadata issuer do\
es not match the expected issuer",{code:He,cause:{expected:e.href,body:s,attribute:"issuer"}})})()),s}function Er(e){return e.name==="RSA-OAEP"}function kr(e){return e.
name==="ECDH"}const ln="ECDH-ES",fn="ECDH-ES+A128KW",pn="ECDH-ES+A192KW",yn="ECDH-ES+A256KW";function mn(e,t,n){switch(t){case void 0:e.add(ln),e.add(fn),e.add(
pn),e.add(yn);break;case ln:case fn:case pn:case yn:e.add(t);break;default:throw E("invalid key alg",W,{pk:n})}}function Tr(e,t=["A128GCM","A192GCM","A256GCM","\
A128CBC-HS256","A192CBC-HS384","A256CBC-HS512"],...n){if(_(e).decrypt!==void 0)throw new TypeError("enableDecryptingResponses can only be called on a given Conf\
iguration instance once");if(n.length===0)throw E("no keys were provided",W);const a=new Set,r=[];for(const s of n){let i;if("key"in s?(i={key:s.key},typeof s.alg==
"string"&&(i.alg=s.alg),typeof s.kid=="string"&&(i.kid=s.kid)):i={key:s},i.key.type!=="private")throw E("only private keys must be provided",W);if(Er(i.key.algorithm))
switch(i.key.algorithm.hash.name){case"SHA-1":case"SHA-256":case"SHA-384":case"SHA-512":{let o="RSA-OAEP",c;if((c=parseInt(i.key.algorithm.hash.name.slice(-3),10))&&
(o=`${o}-${c}`),i.alg||=o,o!==i.alg)throw E("invalid key alg",W,{pk:s});a.add(i.alg);break}default:throw E("only SHA-512, SHA-384, SHA-256, and SHA-1 RSA-OAEP k\
eys are supported",W)}else if(kr(i.key.algorithm)){if(i.key.algorithm.namedCurve!=="P-256")throw E("Only P-256 ECDH keys are supported",W);mn(a,i.alg,s)}else if(i.
key.algorithm.name==="X25519")mn(a,i.alg,s);else throw E("only RSA-OAEP, ECDH, or X25519 keys are supported",W);r.push(i)}_(e).decrypt=async s=>Or(r,s,t,[...a]).
catch(b)}function Cr(e,t,n){if(t.startsWith("RSA-OAEP"))return e.algorithm.name==="RSA-OAEP";if(t.startsWith("ECDH-ES")){if(e.algorithm.name!=="ECDH"&&e.algorithm.
name!=="X25519")return!1;if(e.algorithm.name==="ECDH")return n?.crv===e.algorithm.namedCurve;if(e.algorithm.name==="X25519")return n?.crv==="X25519"}return!1}function vr(e,t,n,a){
const{0:r,length:s}=e.filter(i=>n!==void 0&&n!==i.kid||i.alg&&t!==i.alg?!1:Cr(i.key,t,a));if(!r)throw v("no applicable decryption key selected",void 0,"OAUTH_DE\
CRYPTION_FAILED");if(s!==1)throw v("multiple applicable decryption keys selected",void 0,"OAUTH_DECRYPTION_FAILED");return r.key}async function Or(e,t,n,a){return gr.
decode((await(0,sr.d)(t,r=>{const{kid:s,alg:i,epk:o}=r;return vr(e,i,s,o)},{keyManagementAlgorithms:a,contentEncryptionAlgorithms:n}).catch(r=>{if(r instanceof ir.
JOSEError)throw v("decryption failed",r,"OAUTH_DECRYPTION_FAILED");b(r)})).plaintext)}function Dr(e){return{supportsPKCE:{__proto__:null,value(t="S256"){return e.
code_challenge_methods_supported?.includes(t)===!0}}}}function xr(e){Object.defineProperties(e,Dr(e))}const wn=Symbol();class Ae{constructor(t,n,a,r){if(typeof n!=
"string"||!n.length)throw E('"clientId" must be a non-empty string',ae);if(typeof a=="string"&&(a={client_secret:a}),a?.client_id!==void 0&&n!==a.client_id)throw E(
'"clientId" and "metadata.client_id" must be the same',W);const s={...structuredClone(a),client_id:n};s[ie]=a?.[ie]??0,s[oe]=a?.[oe]??30;let i;r?i=r:typeof s.client_secret==
"string"&&s.client_secret.length?i=cn(s.client_secret):i=un();let o=Object.freeze(s);const c=structuredClone(t);wn in t&&(c[on]=({claims:{tid:f}})=>t.issuer.replace(
"{tenantid}",f));let u=Object.freeze(c);wt||=new WeakMap,wt.set(this,{__proto__:null,as:u,c:o,auth:i,tlsOnly:!0,timeout:30,jwksCache:{}})}serverMetadata(){const t=structuredClone(
_(this).as);return xr(t),t}clientMetadata(){return structuredClone(_(this).c)}get timeout(){return _(this).timeout}set timeout(t){_(this).timeout=t}get[ne](){return _(
this).fetch}set[ne](t){_(this).fetch=t}}Object.freeze(Ae.prototype);function Hr(e){let t;return e.expires_in!==void 0&&(t=Date.now()+e.expires_in*1e3),{expiresIn:{
__proto__:null,value(){if(t){const n=Date.now();return t>n?Math.floor((t-n)/1e3):0}}},claims:{__proto__:null,value(){return Ge(e)}}}}function Ne(e){Object.defineProperties(
e,Hr(e))}function Ur(e,t,n){return O(e),ta(_(e).c,t,n)}async function _n(e,t,n,a=!1){const r=e.headers.get("retry-after")?.trim();if(r===void 0)return;let s;if(/^\d+$/.
test(r))s=parseInt(r,10);else{const i=new Date(r);if(Number.isFinite(i.getTime())){const o=new Date,c=i.getTime()-o.getTime();c>0&&(s=Math.ceil(c/1e3))}}if(a&&!Number.
isFinite(s))throw new We("invalid Retry-After header value",{cause:e});s>t&&await bn(s-t,n)}function bn(e,t){return new Promise((n,a)=>{const r=s=>{try{t.throwIfAborted()}catch(o){
a(o);return}if(s<=0){n();return}const i=Math.min(s,5);setTimeout(()=>r(s-i),i*1e3)};r(e)})}function Lr(e,t){const n=j(t);if(!n)return{signal:e,cleanup(){}};const a=new AbortController,
r=s=>{const i=s.target;a.abort(i.reason)};return e.aborted?a.abort(e.reason):n.aborted?a.abort(n.reason):(e.addEventListener("abort",r,{once:!0}),n.addEventListener(
"abort",r,{once:!0})),{signal:a.signal,cleanup(){e.removeEventListener("abort",r),n.removeEventListener("abort",r)}}}async function gn(e,t,n,a,r,s,i){const o=new URLSearchParams(
s);let c=t.interval??5;const u=i?.signal??AbortSignal.timeout(t.expires_in*1e3);for(;;){try{await bn(c,u)}catch(q){b(q)}const{as:f,c:l,auth:p,fetch:h,tlsOnly:S,
nonRepudiation:x,timeout:D,decrypt:se}=_(e),fe=Lr(u,D);try{const q=await a(f,l,p,n,{[A]:h,[g]:!S,additionalParameters:o,DPoP:i?.DPoP,headers:new Headers(L),signal:fe.
signal}).catch(b);if(q.status===503&&q.headers.has("retry-after")){await q.body?.cancel(),await _n(q,c,u,!0),i={...i,flag:void 0};continue}let X;try{X=await r(f,
l,q,{[H]:se})}catch(I){if(re(I,i)){i={...i,flag:M};continue}if(I instanceof Te&&(I.error==="slow_down"||I.error==="authorization_pending")){I.error==="slow_down"&&
(c+=5),await _n(I.response,c,u),i={...i,flag:void 0};continue}b(I)}return X.id_token&&await x?.(q),Ne(X),X}finally{fe.cleanup()}}}async function Ir(e,t,n,a){return O(
e),gn(e,t,t.device_code,Fa,Ya,n,a)}async function Nr(e,t){O(e);const{as:n,c:a,auth:r,fetch:s,tlsOnly:i,timeout:o}=_(e);return Ba(n,a,r,t,{[A]:s,[g]:!i,headers:new Headers(
L),signal:j(o)}).then(c=>Va(n,a,c)).catch(b)}async function Jr(e,t){O(e);const{as:n,c:a,auth:r,fetch:s,tlsOnly:i,timeout:o}=_(e);return Qa(n,a,r,t,{[A]:s,[g]:!i,
headers:new Headers(L),signal:j(o)}).then(c=>er(n,a,c)).catch(b)}async function jr(e,t,n,a){return O(e),gn(e,t,t.auth_req_id,tr,nr,n,a)}function Xe(e){_(e).tlsOnly=
!1}function Wr(e,t){_(e).jwksCache=structuredClone(t)}function zr(e){const t=_(e).jwksCache;if(t.uat)return t}function Mr(e){O(e),_(e).nonRepudiation=t=>{const{
as:n,fetch:a,tlsOnly:r,timeout:s,jwksCache:i}=_(e);return jt(n,t,{[A]:a,[g]:!r,headers:new Headers(L),signal:j(s),[Z]:i}).catch(b)}}function Kr(e){O(e);const{hybrid:t,
implicit:n}=_(e);if(t||n)throw v("JARM cannot be combined with a hybrid or implicit response types",void 0,le);_(e).jarm=(a,r)=>Fr(e,a,r)}function $r(e){if(!_(e).
hybrid)throw v('"code id_token" response type must be configured to be used first',void 0,le);_(e).hybrid=(t,n,a,r)=>Pn(e,t,n,a,r,!0)}async function qr(e,t,n,a){
if(O(e),!(t instanceof URL)&&!Sn(t,"Request"))throw E('"currentUrl" must be an instance of URL, or Request',ae);if(typeof n!="string")throw E('"expectedNonce" m\
ust be a string',ae);const{as:r,c:s,fetch:i,tlsOnly:o,timeout:c,decrypt:u,implicit:f,jwksCache:l}=_(e);if(!f)throw new TypeError("implicitAuthentication() canno\
t be used by clients using flows other than response_type=id_token");let p;if(t instanceof URL)p=new URLSearchParams(t.hash.slice(1));else{const h=t;switch(h.method){case"\
GET":p=new URLSearchParams(new URL(h.url).hash.slice(1));break;case"POST":p=new URLSearchParams(await yt(h));break;default:throw E("unexpected Request HTTP meth\
od",W)}}try{{const h=new URLSearchParams(p);h.delete("id_token"),Fe({...r,authorization_response_iss_parameter_supported:void 0},s,h,a?.expectedState)}{const h=new Response(
JSON.stringify({access_token:"decoy",token_type:"bearer",id_token:p.get("id_token")}),{headers:new Headers({"content-type":"application/json"})}),S=await Gt(r,s,
h,{expectedNonce:n,maxAge:a?.maxAge,[H]:u});return await jt(r,h,{[A]:i,[g]:!o,headers:new Headers(L),signal:j(c),[Z]:l}),Ge(S)}}catch(h){b(h)}}function Gr(e){O(
e);const{jarm:t,implicit:n}=_(e);if(t||n)throw v('"code id_token" response type cannot be combined with JARM or implicit response type',void 0,le);_(e).hybrid=(a,r,s,i)=>Pn(
e,a,r,s,i,!1)}function Br(e){O(e);const{jarm:t,hybrid:n}=_(e);if(t||n)throw v('"id_token" response type cannot be combined with JARM or hybrid response type',void 0,
le);_(e).implicit=!0}function Vr(e){return e=new URL(e),e.search="",e.hash="",e.href}function Sn(e,t){try{return Object.getPrototypeOf(e)[Symbol.toStringTag]===
t}catch{return!1}}async function Rn(e,t,n,a,r){if(O(e),r?.flag!==M&&!(t instanceof URL)&&!Sn(t,"Request"))throw E('"currentUrl" must be an instance of URL, or R\
equest',ae);let s,i;const{as:o,c,auth:u,fetch:f,tlsOnly:l,jarm:p,hybrid:h,nonRepudiation:S,timeout:x,decrypt:D,implicit:se}=_(e);if(r?.flag===M)s=r.authResponse,
i=r.redirectUri;else{if(!(t instanceof URL)){const I=t;switch(t=new URL(t.url),I.method){case"GET":break;case"POST":const Ze=new URLSearchParams(await yt(I));if(h)
t.hash=Ze.toString();else for(const[es,ts]of Ze.entries())t.searchParams.append(es,ts);break;default:throw E("unexpected Request HTTP method",W)}}switch(i=Vr(t),
!0){case!!p:s=await p(t,n?.expectedState);break;case!!h:s=await h(t,n?.expectedNonce,n?.expectedState,n?.maxAge);break;case!!se:throw new TypeError("authorizati\
onCodeGrant() cannot be used by response_type=id_token clients");default:try{s=Fe(o,c,t.searchParams,n?.expectedState)}catch(I){b(I)}}}const fe=await Sa(o,c,u,s,
i,n?.pkceCodeVerifier||Wt,{additionalParameters:a,[A]:f,[g]:!l,DPoP:r?.DPoP,headers:new Headers(L),signal:j(x)}).catch(b);(typeof n?.expectedNonce=="string"||typeof n?.
maxAge=="number")&&(n.idTokenExpected=!0);const q=Gt(o,c,fe,{expectedNonce:n?.expectedNonce,maxAge:n?.maxAge,requireIdToken:n?.idTokenExpected,[H]:D});let X;try{
X=await q}catch(I){if(re(I,r))return Rn(e,void 0,n,a,{...r,flag:M,authResponse:s,redirectUri:i});b(I)}return X.id_token&&await S?.(fe),Ne(X),X}async function Fr(e,t,n){
const{as:a,c:r,fetch:s,tlsOnly:i,timeout:o,decrypt:c,jwksCache:u}=_(e);return Ma(a,r,t,n,{[A]:s,[g]:!i,headers:new Headers(L),signal:j(o),[H]:c,[Z]:u}).catch(b)}
async function Pn(e,t,n,a,r,s){if(typeof n!="string")throw E('"expectedNonce" must be a string',ae);if(a!==void 0&&typeof a!="string")throw E('"expectedState" m\
ust be a string',ae);const{as:i,c:o,fetch:c,tlsOnly:u,timeout:f,decrypt:l,jwksCache:p}=_(e);return(s?$a:qa)(i,o,t,n,a,r,{[A]:c,[g]:!u,headers:new Headers(L),signal:j(
f),[H]:l,[Z]:p}).catch(b)}async function An(e,t,n,a){O(e),n=new URLSearchParams(n);const{as:r,c:s,auth:i,fetch:o,tlsOnly:c,nonRepudiation:u,timeout:f,decrypt:l}=_(
e),p=await ma(r,s,i,t,{[A]:o,[g]:!c,additionalParameters:n,DPoP:a?.DPoP,headers:new Headers(L),signal:j(f)}).catch(b),h=wa(r,s,p,{[H]:l});let S;try{S=await h}catch(x){
if(re(x,a))return An(e,t,n,{...a,flag:M});b(x)}return S.id_token&&await u?.(p),Ne(S),S}async function En(e,t,n){O(e),t=new URLSearchParams(t);const{as:a,c:r,auth:s,
fetch:i,tlsOnly:o,timeout:c}=_(e),u=await Oa(a,r,s,t,{[A]:i,[g]:!o,DPoP:n?.DPoP,headers:new Headers(L),signal:j(c)}).catch(b),f=Ha(a,r,u);let l;try{l=await f}catch(p){
if(re(p,n))return En(e,t,{...n,flag:M});b(p)}return Ne(l),l}function Je(e,t){O(e);const{as:n,c:a,tlsOnly:r,hybrid:s,jarm:i,implicit:o}=_(e),c=Y(n,"authorization\
_endpoint",!1,r);if(t=new URLSearchParams(t),t.has("client_id")||t.set("client_id",a.client_id),!t.has("request_uri")&&!t.has("request")){if(t.has("response_typ\
e")||t.set("response_type",s?"code id_token":o?"id_token":"code"),o&&!t.has("nonce"))throw E("response_type=id_token clients must provide a nonce parameter in t\
heir authorization request parameters",W);i&&t.set("response_mode","jwt")}for(const[u,f]of t.entries())c.searchParams.append(u,f);return c}async function Yr(e,t,n,a){
if(O(e),t=Je(e,t).searchParams,!n)throw E('"signingKey" must be provided',W);const{as:s,c:i}=_(e),o=await Vn(s,i,t,n,a).catch(b);return Je(e,{request:o})}async function kn(e,t,n){
O(e);const a=Je(e,t),{as:r,c:s,auth:i,fetch:o,tlsOnly:c,timeout:u}=_(e),f=await Zn(r,s,i,a.searchParams,{[A]:o,[g]:!c,DPoP:n?.DPoP,headers:new Headers(L),signal:j(
u)}).catch(b),l=da(r,s,f);let p;try{p=await l}catch(h){if(re(h,n))return kn(e,t,{...n,flag:M});b(h)}return Je(e,{request_uri:p.request_uri})}function Xr(e,t){O(
e);const{as:n,c:a,tlsOnly:r}=_(e),s=Y(n,"end_session_endpoint",!1,r);t=new URLSearchParams(t),t.has("client_id")||t.set("client_id",a.client_id);for(const[i,o]of t.
entries())s.searchParams.append(i,o);return s}function O(e){if(!(e instanceof Ae))throw E('"config" must be an instance of Configuration',ae);if(Object.getPrototypeOf(
e)!==Ae.prototype)throw E("subclassing Configuration is not allowed",W)}function j(e){return e?AbortSignal.timeout(e*1e3):void 0}async function Tn(e,t,n,a){O(e);
const{as:r,c:s,fetch:i,tlsOnly:o,nonRepudiation:c,timeout:u,decrypt:f}=_(e),l=await fa(r,s,t,{[A]:i,[g]:!o,DPoP:a?.DPoP,headers:new Headers(L),signal:j(u)}).catch(
b);let p=ya(r,s,n,l,{[H]:f}),h;try{h=await p}catch(S){if(re(S,a))return Tn(e,t,n,{...a,flag:M});b(S)}return de(l)==="application/jwt"&&await c?.(l),h}function re(e,t){
return t?.DPoP&&t.flag!==M?ea(e):!1}async function Zr(e,t,n){O(e);const{as:a,c:r,auth:s,fetch:i,tlsOnly:o,nonRepudiation:c,timeout:u,decrypt:f}=_(e),l=await Ia(
a,r,s,t,{[A]:i,[g]:!o,additionalParameters:new URLSearchParams(n),headers:new Headers(L),signal:j(u)}).catch(b),p=await Na(a,r,l,{[H]:f}).catch(b);return de(l)===
"application/token-introspection+jwt"&&await c?.(l),p}const M=Symbol();async function Cn(e,t,n,a){O(e);const{as:r,c:s,auth:i,fetch:o,tlsOnly:c,timeout:u,decrypt:f,
nonRepudiation:l}=_(e),p=await Da(r,s,i,t,new URLSearchParams(n),{[A]:o,[g]:!c,DPoP:a?.DPoP,headers:new Headers(L),signal:j(u)}).catch(b);let h;t==="urn:ietf:pa\
rams:oauth:grant-type:token-exchange"&&(h={n_a:()=>{}});const S=xa(r,s,p,{[H]:f,recognizedTokenTypes:h});let x;try{x=await S}catch(D){if(re(D,a))return Cn(e,t,n,
{...a,flag:M});b(D)}return x.id_token&&await l?.(p),Ne(x),x}async function Qr(e,t,n){O(e);const{as:a,c:r,auth:s,fetch:i,tlsOnly:o,timeout:c}=_(e);return Ua(a,r,
s,t,{[A]:i,[g]:!o,additionalParameters:new URLSearchParams(n),headers:new Headers(L),signal:j(c)}).then(La).catch(b)}async function vn(e,t,n,a,r,s,i){O(e),s||=new Headers,
Ye&&!s.has("user-agent")&&s.set("user-agent",Ye);const{fetch:o,tlsOnly:c,timeout:u}=_(e),f=la(t,a,n,s,r,{[A]:o,[g]:!c,DPoP:i?.DPoP,signal:j(u)});let l;try{l=await f}catch(p){
if(re(p,i))return vn(e,t,n,a,r,s,{...i,flag:M});b(p)}return l}})};export{cs as id,us as ids,ds as modules};
